import { askStepUp, wantsStepUp } from './step-up.ts';

/** Everything about one call, as the Test Results panel shows it (S1 section 7). Times in ms. */
export type RecordedResult = {
  method: string;
  url: string;
  sentHeaders: Record<string, string>;
  status: number;
  statusText: string;
  ok: boolean;
  responseHeaders: Record<string, string>;
  duration: number;
  body: unknown;
  /** It said that its body is JSON, and it was not. */
  isUnreadable?: true;
};

export type RequestOptions = { headers?: Record<string, string>; signal?: AbortSignal; fetch?: typeof fetch };

const sensitive = new Set(['set-cookie', 'authorization', 'x-api-key', 'cookie']);

const redacted = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, sensitive.has(name.toLowerCase()) ? '[redacted]' : value]),
  );

const parseBody = async (response: Response): Promise<Pick<RecordedResult, 'body' | 'isUnreadable'>> => {
  const text = await response.text();
  if (text === '') return { body: undefined };
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return { body: text };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: { error: 'The response body could not be parsed as JSON.' }, isUnreadable: true };
  }
};

type Sending = { method: string; url: string; sent: Record<string, string>; started: number; response: Response };

/**
 * Makes a call of which nothing is read yet. A JSON content type is set only when a body exists; cookies are always sent. Where the
 * server asks for a step-up, the page asks the person for it, and the call is made once more.
 * @throws TypeError when there was no answer at all (offline, refused, aborted)
 */
export async function send(
  method: string,
  url: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Sending> {
  const hasBody = body !== undefined;
  const sent = { ...(hasBody && { 'Content-Type': 'application/json' }), ...options.headers };
  const started = performance.now();
  const sendOnce = (): Promise<Response> =>
    (options.fetch ?? fetch)(url, {
      method,
      headers: sent,
      credentials: 'include',
      ...(hasBody && { body: JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    });
  const first = await sendOnce();
  const response = (await wantsStepUp(first)) && (await askStepUp()) ? await sendOnce() : first;
  return { method, url, sent, started, response };
}

/** Reads an answer to its end and records the call; sensitive headers are redacted, sent ones too. */
export async function record({ method, url, sent, started, response }: Sending): Promise<RecordedResult> {
  const read = await parseBody(response);
  return {
    method,
    url,
    sentHeaders: redacted(Object.entries(sent)),
    status: response.status,
    statusText: response.statusText,
    ok: response.ok,
    responseHeaders: redacted(response.headers),
    duration: Math.round(performance.now() - started),
    ...read,
  };
}

/** Makes a call and records it. @throws as `send` does */
export const request = async (...call: Parameters<typeof send>): Promise<RecordedResult> => record(await send(...call));
