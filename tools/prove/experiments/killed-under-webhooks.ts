import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../api/test/start/running-api.ts';
import { begin, report } from '../../../api/test/providers/server-messages.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { experiment, assertThat } from './bench.ts';
import { sendRequest, isFine, openLoop } from './load.ts';

const perSecond = 50;

await experiment(async ({ seconds, newDatabase, startApi }) => {
  const database = await newDatabase();
  const env = { PORT: String(await reserveFreePort()) };
  let api = await startApi(env, database);
  const { webhook } = api;
  const end = Date.now() + seconds * 1000;
  let kills = 0;
  const killing = (async () => {
    while (Date.now() < end - 1000) {
      await pause(randomInt(500, 4000));
      await api.kill();
      kills += 1;
      api = await startApi(env, database);
    }
  })();
  const events = await openLoop(
    perSecond,
    () => Date.now() > end,
    async (count) => {
      const message = report({ id: `event-${count}`, at: begin + count });
      const first = await sendRequest('an event', () => webhook(message));
      if (isFine(first)) return { id: `event-${count}`, isTaken: true };
      // whoever sends events sends them again when they were not taken
      await pause(1000);
      return { id: `event-${count}`, isTaken: isFine(await sendRequest('an event', () => webhook(message))) };
    },
  );
  await killing;
  await eventually(
    async () => (await api.sql(`SELECT 1 FROM inbound_event WHERE status <> 'done'`)).length === 0,
    200,
    120_000,
  );

  const taken = events.filter(({ isTaken }) => isTaken).map(({ id }) => id);
  const kept = await api.sql<{ id: string; times: number }>(
    `SELECT payload->'message'->'call'->>'id' AS id, count(*)::int AS times FROM inbound_event GROUP BY 1`,
  );
  const times = new Map(kept.map(({ id, times }) => [id, times]));
  const calls = new Set((await api.sql<{ id: string }>('SELECT id FROM call WHERE has_report')).map(({ id }) => id));
  const lost = taken.filter((id) => !times.has(id) || !calls.has(id));
  const doubled = kept.filter((event) => event.times > 1);
  assertThat(
    kills > 0 && taken.length > 0,
    `The process was killed ${kills} times and took ${taken.length} events: that shows nothing.`,
  );
  assertThat(lost.length === 0, `${lost.length} of ${taken.length} acknowledged events are lost, such as ${lost[0]}.`);
  assertThat(doubled.length === 0, `${doubled.length} events are there more than once, such as ${doubled[0]?.id}.`);
  return `Killed ${kills} times in ${seconds} s under ${perSecond} events a second: of ${taken.length} acknowledged none lost, none doubled.`;
});
