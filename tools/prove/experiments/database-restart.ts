import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, owner } from '../../../api/test/start/running-api.ts';
import { begin, report } from '../../../api/test/providers/server-messages.ts';
import { basicOf, signIn } from '../../../api/test/people/staff.ts';
import { unprivilegedUser } from '../../src/postgres/postgres-place.ts';
import { experiment, assertThat } from './bench.ts';
import { sendRequest, inWords, isFine, openLoop, type Ended } from './load.ts';

const recoveryMs = 5_000;
/** A job that was in hand counts so until its time is over, and is taken up again then. */
const healedMs = 150_000;

const ended = (server: ChildProcess): Promise<void> =>
  server.exitCode === null && server.signalCode === null
    ? new Promise((done) => server.once('exit', () => done()))
    : Promise.resolve();

await experiment(async ({ seconds, postgres, newDatabase, startApi, after }) => {
  const api = await startApi({}, await newDatabase());
  const session = await signIn(api, owner.email, owner.password);
  let server = postgres.process;
  const again = { ...unprivilegedUser(), cwd: '/', env: { LC_ALL: 'C', PATH: process.env['PATH'] }, detached: true };
  const { spawnfile, spawnargs } = server;
  after(async () => {
    server.kill('SIGINT');
    await ended(server);
  });

  const end = Date.now() + seconds * 1000;
  const recoveries: number[] = [];
  const restarting = (async () => {
    do {
      await pause(3000);
      server.kill('SIGINT');
      await ended(server);
      server = spawn(spawnfile, spawnargs.slice(1), { ...again, stdio: 'ignore' });
      const since = performance.now();
      const list = () => sendRequest('a list', () => api.request('/api/admin/call-logs', { headers: session }));
      await eventually(async () => isFine(await list()));
      recoveries.push(performance.now() - since);
    } while (Date.now() < end - 6000);
  })();
  const taken: string[] = [];
  const asks: ((count: number) => Promise<Ended>)[] = [
    async (count) => {
      const ended = await sendRequest('an event', () =>
        api.webhook(report({ id: `event-${count}`, at: begin + count })),
      );
      if (isFine(ended)) taken.push(`event-${count}`);
      return ended;
    },
    () => sendRequest('a list', () => api.request('/api/admin/call-logs', { headers: session })),
    () =>
      sendRequest('HTTP Basic', () =>
        api.request('/api/admin/alerts', { headers: basicOf(owner.email, owner.password) }),
      ),
    () => sendRequest('what the shell starts from', () => api.request('/api/boot')),
    () => sendRequest('readiness', () => api.request('/api/health/ready')),
    () => sendRequest('life', () => api.request('/api/health/live')),
  ];
  const all = await openLoop(
    60,
    () => Date.now() > end,
    (count) => asks[count % asks.length]!(count),
  );
  await restarting;

  assertThat(api.process.exitCode === null, 'The API crashed.');
  const away = all.filter((each) => !isFine(each));
  const wrong = away.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  assertThat(away.length > 0, 'No request met the restart: that shows nothing.');
  assertThat(wrong.length === 0, `Not all errors are 503 with Retry-After: ${inWords(wrong)}.`);
  const dead = all.filter(({ what }) => what === 'life').filter((each) => !isFine(each));
  assertThat(dead.length === 0, `The process did not say that it lives: ${inWords(dead)}.`);
  const slowest = Math.max(...recoveries);
  assertThat(slowest < recoveryMs, `It took ${Math.round(slowest)} ms until a list came again.`);
  const open = () => api.sql(`SELECT id, status, last_error FROM inbound_event WHERE status <> 'done'`);
  const isDone = async (): Promise<boolean> => (await open().catch(() => [1])).length === 0;
  await eventually(isDone, 200, healedMs).catch(async () => {
    throw new Error(`Some events stay undone: ${JSON.stringify((await open()).slice(0, 3))}`);
  });
  const kept = await api.sql<{ id: string; times: number }>(
    `SELECT payload->'message'->'call'->>'id' AS id, count(*)::int AS times FROM inbound_event GROUP BY 1`,
  );
  const times = new Map(kept.map((event) => [event.id, event.times]));
  const lost = taken.filter((id) => !times.has(id));
  assertThat(lost.length === 0, `${lost.length} of ${taken.length} acknowledged events are lost, such as ${lost[0]}.`);
  assertThat(!kept.some((event) => event.times > 1), 'An event is there more than once.');
  return `PostgreSQL restarted ${recoveries.length} times in ${seconds} s under ${all.length} requests: no crash, ${away.length} answers of 503 with Retry-After, recovery within ${Math.round(slowest)} ms, of ${taken.length} acknowledged events none lost, none doubled.`;
});
