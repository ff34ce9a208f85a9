import type { Component } from "svelte";
import type { House } from "../wire/house.svelte";

/** What a desk's folder gives. Its name is the folder's; `desk-NAME` and `desk-NAME-says` are its messages. */
export interface Desk {
  /** `path`: what follows the desk's name in the address, part by part. */
  default: Component<{ house: House; path: string[] }>;
}

/** For whom each desk is, in the order shown; nobody named: for everybody. The server decides what they may do there. */
const FOR: Record<string, string[]> = {
  drills: [],
  croupier: ["croupier", "supervisor"],
  classroom: ["supervisor"],
  house: ["supervisor", "cashier", "administrator"],
  regulator: ["regulator", "administrator"],
};

const DESKS = import.meta.glob<Desk>("./*/index.ts");

/** A desk, found by its folder and loaded when somebody goes there. */
export function deskOf(name: string): Promise<Desk> | undefined {
  return DESKS[`./${name}/index.ts`]?.();
}

/** The desks that are for somebody with these roles. */
export function desksFor(roles: readonly string[]): string[] {
  const open = Object.entries(FOR).filter(([name, who]) => `./${name}/index.ts` in DESKS && (who.length === 0 || who.some((role) => roles.includes(role))));
  return open.map(([name]) => name);
}
