import pg from 'pg';
import { printLine } from '../../src/machine/terminal.ts';
import { startBrowser } from './browser.ts';
import { budgets } from './budgets.ts';
import { newVisitor } from './cold-load.ts';
import { scrollThrough } from './in-page.mjs';
import { heapMb } from './heap.ts';
import type { Part } from './part.ts';
import type { Place } from './place.ts';

const { calls, frameMs, framesPercent, heapMb: budgetMb } = budgets.scrolling;
const assistant = 'bench-scrolling';

/** With many calls of one assistant, which are gone afterwards. */
async function withCalls<T>({ environment: { databaseUrl } }: Place, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO call (id, mode, status, caller_number, started_at, ended_at, duration_ms, ended_reason, assistant_id,
                         transcript, has_report, merge_state)
       SELECT $2 || n, 'test', 'ended', '+1512' || lpad(n::text, 7, '0'), '2019-05-02'::timestamptz - n * interval '1 minute',
              '2019-05-02', 60000, 'customer-ended-call', $2,
              repeat('User: Is there a room with a view of the lake on these nights? ', 1 + n % 25), true, '{}'
       FROM generate_series(1, $1::int) AS n`,
      [calls, assistant],
    );
    return await work();
  } finally {
    await client.query(`DELETE FROM call WHERE assistant_id = $1`, [assistant]).finally(() => client.end());
  }
}

/** From the newest call to the oldest, as fast as somebody spins the wheel; more calls come as the end draws near. */
export const scrollingPart: Part = {
  name: 'scrolling',
  measure: (place, { signal }) =>
    withCalls(place, async () => {
      const browser = await startBrowser(place.certificate, signal);
      try {
        const visitor = await newVisitor(browser, place);
        const page = await visitor.newPage();
        const session = await visitor.newCDPSession(page);
        await page.goto(`${place.url}/call-logs?assistant=${assistant}`, { waitUntil: 'networkidle' });
        const before = await heapMb(session);
        printLine(`Scrolling through ${calls} calls …`);
        const frames = await page.evaluate<number[], [number, number]>(scrollThrough, [calls, frameMs]);
        const more = (await heapMb(session)) - before;
        const quick = frames.filter((ms) => ms < frameMs).length;
        return [
          {
            what: `${calls} calls scrolled: frames under ${frameMs} ms`,
            value: (quick / frames.length) * 100,
            unit: '%',
            target: { kind: 'value', atLeast: framesPercent },
            note: `${frames.length} frames, the longest of them ${Math.round(Math.max(...frames))} ms.`,
          },
          {
            what: `${calls} calls scrolled: more heap`,
            value: more,
            unit: 'MB',
            target: { kind: 'value', atMost: budgetMb },
          },
        ];
      } finally {
        await browser.close();
      }
    }),
};
