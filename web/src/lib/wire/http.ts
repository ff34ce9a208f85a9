import type { Json, Reply } from "../../protocol";

/** An answer of the server that is no success: `says` is its sentence in the reader's language. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly says: string,
    readonly retryAfter: number,
    /** The answer as it came: why it was refused, or how much is counted. */
    readonly body: Partial<Reply> & { done?: number } = {},
  ) {
    super(says || String(status));
  }
}

async function request<T>(method: string, path: string, body?: Json): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "x-banca": "1" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`/v1${path}`, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok || answer.status === 202) {
    const said = text.startsWith("{") ? (JSON.parse(text) as HttpError["body"]) : {};
    throw new HttpError(answer.status, said.says ?? "", Number(answer.headers.get("retry-after") ?? 0), said);
  }
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body?: Json): Promise<T> => request<T>("POST", path, body);
export const del = (path: string): Promise<unknown> => request("DELETE", path);

/** A text as it is, such as a record, which has numbers that JSON.parse would round. */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(`/v1${path}`, { credentials: "same-origin" });
  const text = await answer.text();
  if (!answer.ok) throw new HttpError(answer.status, text.startsWith("{") ? ((JSON.parse(text) as { says?: string }).says ?? "") : "", 0);
  return text;
}

/** Ask again while the server is still counting (202), as long as somebody wants to know. */
export async function getCounted<T>(path: string, isWanted: () => boolean): Promise<T | undefined> {
  while (isWanted()) {
    try {
      return await get<T>(path);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 202) throw error;
      await new Promise((resume) => setTimeout(resume, (error.retryAfter || 2) * 1000));
    }
  }
  return undefined;
}
