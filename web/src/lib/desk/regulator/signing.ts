import { byCodePoint, canonical, readJson } from "../../verify/json";
import type { Json, JsonObject } from "../../verify/json";

/** A decision as the regulator has filled it in. */
export interface Wanted {
  decision: "grant" | "refuse" | "revoke";
  conditions: string[];
  from: string | null;
  until: string | null;
  why: string;
}

/** A private key that is here for as long as the page, and its public half. It cannot be read out again. */
export interface SigningKey {
  key: CryptoKey;
  publicKey: string;
}

/** The file holds no Ed25519 key that we can read. */
export class NoKey extends Error {}

const ED25519 = "Ed25519";
const SEED_BYTES = 32;
// What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410).
const PKCS8 = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20];
const PEM = /-----BEGIN PRIVATE KEY-----([\sA-Za-z0-9+/=]+)-----END PRIVATE KEY-----/;

/** Signing needs a page that came over TLS, or from this machine, and a browser that knows Ed25519. */
export const canSign = (): boolean => globalThis.isSecureContext && "subtle" in crypto;

/** The text that is signed, byte for byte as the house writes it. It is made here, from what the reader was shown. */
export async function textOf(application: JsonObject, approver: string, wanted: Wanted): Promise<string> {
  return written({
    banca: "decision",
    house: application.house ?? null,
    application: application.number ?? null,
    digest: await digestOf(application),
    decision: wanted.decision,
    approver,
    conditions: [...wanted.conditions].sort(byCodePoint),
    from: wanted.from,
    until: wanted.until,
    why: wanted.why,
  });
}

/** The digest by which a decision names an application. */
export async function digestOf(application: JsonObject): Promise<string> {
  return hexadecimal(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(written(application))));
}

/** An application out of its document, with every number as it was written. */
export function applicationIn(document: string): JsonObject {
  return (readJson(document) as JsonObject).application as JsonObject;
}

const written = (value: Json): string => canonical(value, (text) => JSON.stringify(text));

/** A key file: 64 hexadecimal digits, or PEM as OpenSSL writes it. */
export async function readKey(file: string): Promise<SigningKey> {
  const bytes = bytesOf(file.trim());
  try {
    const open = await crypto.subtle.importKey("pkcs8", bytes, ED25519, true, ["sign"]);
    const { x = "" } = await crypto.subtle.exportKey("jwk", open);
    const key = await crypto.subtle.importKey("pkcs8", bytes, ED25519, false, ["sign"]);
    return { key, publicKey: hexadecimal(decoded(x.replaceAll("-", "+").replaceAll("_", "/")).buffer) };
  } catch {
    throw new NoKey();
  } finally {
    bytes.fill(0);
  }
}

export async function sign(key: SigningKey, text: string): Promise<string> {
  return hexadecimal(await crypto.subtle.sign(ED25519, key.key, new TextEncoder().encode(text)));
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  const pem = PEM.exec(file)?.[1];
  if (pem !== undefined) return decoded(pem.replace(/\s/g, ""));
  if (!/^[0-9a-fA-F]+$/.test(file) || file.length !== 2 * SEED_BYTES) throw new NoKey();
  return Uint8Array.from([...PKCS8, ...(file.match(/../g) ?? []).map((each) => Number.parseInt(each, 16))]);
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    throw new NoKey();
  }
}

function hexadecimal(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, "0")).join("");
}
