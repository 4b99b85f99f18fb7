import type { RunningApi } from '../start/running-api.ts';

/** Where the Link header of an answer leads. */
export const nextOf = (answer: Response): string | undefined =>
  /^<([^<>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];

/** A list page by page, from that address to its end. @param between what happens after each page */
export async function followPages<Row>(
  api: RunningApi,
  path: string,
  headers: Record<string, string>,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let next: string | undefined = path; next && pages.length < 500;) {
    const answer: Response = await api.request(next, { headers });
    if (!answer.ok) throw new Error(`${next} answered with ${answer.status}: ${await answer.text()}`);
    pages.push((await answer.json()) as Row[]);
    next = nextOf(answer);
    await between(pages.length);
  }
  return pages;
}
