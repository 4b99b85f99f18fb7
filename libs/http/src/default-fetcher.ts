import { request } from './request.ts';
import { asText, RequestError } from './request-error.ts';

/**
 * The default query function: joins the key's segments with "/" into a GET address and gives the parsed JSON. Raises
 * with the status and the whole response text, on 401 too (S1 section 8).
 */
export async function defaultFetcher({
  queryKey,
  signal,
}: {
  queryKey: readonly unknown[];
  signal?: AbortSignal;
}): Promise<unknown> {
  const result = await request('GET', queryKey.join('/'), undefined, signal ? { signal } : {});
  if (!result.ok) throw new RequestError(result, asText(result.body));
  return result.body;
}
