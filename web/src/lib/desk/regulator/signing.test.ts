import { expect, it } from "vitest";
import type { JsonObject } from "../../verify/json";
import { applicationIn, digestOf, NoKey, readKey, sign, textOf } from "./signing";

const DOCUMENT = '{"application":{"number":26,"house":"0123456789abcdef","applicant":"ada","asks":[{"name":"layouts","value":2}],"note":"一張檯證 \\"é\\""},"decisions":[]}';
const APPLICATION: JsonObject = applicationIn(DOCUMENT);
// As `banca.house.journal.canonical` and hashlib give it.
const DIGEST = "6e33de048cb031ed8f0e8bfebc2b151e8695711249300e67233fb8cc9ce0456a";
const WANTED = { decision: "grant" as const, conditions: ["b é", "a 檯"], from: "2026-12-10", until: null, why: "" };
const TEXT = `{"application":26,"approver":"rita","banca":"decision","conditions":["a 檯","b é"],"decision":"grant","digest":"${DIGEST}","from":"2026-12-10","house":"0123456789abcdef","until":null,"why":""}`;
// The first test vector of RFC 8032.
const SEED = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
const PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
const OF_NOTHING = "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b";

it("makes the digest and the text that the house signs for", async () => {
  expect(await digestOf(APPLICATION)).toBe(DIGEST);
  expect(await textOf(APPLICATION, "rita", WANTED)).toBe(TEXT);
});

it("signs as RFC 8032 says, with a key from a file of digits or PEM", async () => {
  const pem = `-----BEGIN PRIVATE KEY-----\n${btoa(String.fromCharCode(...(`302e020100300506032b657004220420${SEED}`.match(/../g) ?? []).map((each) => Number.parseInt(each, 16))))}\n-----END PRIVATE KEY-----\n`;
  for (const file of [`${SEED}\n`, pem]) {
    const key = await readKey(file);
    expect(key.publicKey).toBe(PUBLIC);
    expect(await sign(key, "")).toBe(OF_NOTHING);
    expect(key.key.extractable).toBe(false);
  }
});

it("refuses a file without a key", async () => {
  for (const file of ["", "no key", SEED.slice(2), `-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----`]) {
    await expect(readKey(file)).rejects.toThrow(NoKey);
  }
});
