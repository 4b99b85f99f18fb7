import { request } from '@booking/http/request';
import { RequestError } from '@booking/http/request-error';
import { countRows, type Format } from './row-counter.ts';

/** An export as it was sent, whole. */
export type ExportFile = { name: string; rows: number; content: Blob };

/** What a file is called that comes with its name. */
export const nameOf = (response: Response, otherwise: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;

const heldBytes = 4 * 1024 ** 2;

/**
 * Fetches an export and tells, as it comes, how many rows of it are here. The browser keeps what has come outside the page's memory.
 * @throws RequestError when it is refused, TypeError when it breaks off, AbortError when `signal` ends it
 */
export async function fetchFile(
  address: string,
  format: Format,
  onRows: (rows: number) => void,
  signal: AbortSignal,
): Promise<ExportFile> {
  const response = await fetch(address, { credentials: 'include', signal });
  if (!response.ok || !response.body) {
    throw new RequestError(await request('GET', address, undefined, { fetch: () => Promise.resolve(response) }));
  }
  const count = countRows(format);
  let [rows, held] = [0, 0];
  let parts: BlobPart[] = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value);
    held += piece.value.length;
    if (held > heldBytes) [parts, held] = [[new Blob(parts)], 0];
    rows = count(piece.value);
    onRows(rows);
  }
  const type = response.headers.get('content-type') ?? '';
  return { name: nameOf(response, `export.${format}`), rows, content: new Blob(parts, { type }) };
}
