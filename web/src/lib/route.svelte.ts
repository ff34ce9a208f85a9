/** Where the reader is: the lobby at `/`, a table at `/table/ID`, a desk at `/desk/NAME/…`. */
class Route {
  private path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/([\w-]{1,64})$/.exec(this.path)?.[1] ?? null;
  }

  get desk(): { name: string; path: string[] } | null {
    const [first, name, ...path] = this.path.split("/").filter(Boolean).map(decodeURIComponent);
    return first === "desk" && name !== undefined ? { name, path } : null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** Follow a link without loading the page anew; with a modifier key the browser does as it likes. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const route = new Route();
