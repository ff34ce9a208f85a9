// Verdicts of the page's verifier, for tests in Python: one JSON object a line comes in and goes out.
import { createInterface } from "node:readline";
import { readJson } from "../../web/src/lib/verify/json.ts";
import { verify, verifyAll } from "../../web/src/lib/verify/verify.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const { records, announcements, alone } = readJson(line);
  const verdict = alone ? await verify(records[0], announcements) : await verifyAll(records, announcements);
  console.log(JSON.stringify(verdict));
}
