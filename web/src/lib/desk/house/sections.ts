/** The sections of the house's desk, in the order shown, and for whom each is. The server decides what they may do there. */
const FOR: Record<string, string[]> = {
  tables: ["supervisor", "administrator"],
  register: ["supervisor", "administrator"],
  pools: ["supervisor", "administrator"],
  cage: ["cashier", "administrator"],
  hold: ["supervisor", "administrator"],
  report: ["administrator"],
};

export function sectionsFor(roles: readonly string[]): string[] {
  return Object.keys(FOR).filter((name) => FOR[name]?.some((role) => roles.includes(role)));
}
