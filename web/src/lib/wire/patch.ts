import type { Json } from "../../protocol";

export type Document = { [name: string]: Json };

/** Apply a JSON Merge Patch (RFC 7396): objects are merged, `null` removes a name, anything else replaces. */
export function patched(document: Document, patch: Document): Document {
  const found: Document = Object.fromEntries(Object.entries(document).filter(([name]) => patch[name] !== null));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) continue;
    if (isObject(value)) found[name] = patched(isObject(found[name]) ? found[name] : {}, value);
    else found[name] = value;
  }
  return found;
}

function isObject(value: Json | undefined): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
