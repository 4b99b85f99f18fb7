import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { eventually, owner, type ApiInProcess } from '../../../api/test/start/running-api.ts';
import { signIn } from '../../../api/test/people/staff.ts';
import { fill } from '../../measure/fill.ts';
import type { Bench } from '../../prove/experiments/bench.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { printLine } from '../../src/machine/terminal.ts';
import { startNginx, type Nginx } from './nginx.ts';
import { callOf } from '../../../api/test/requests/tool-calls.ts';

export const size = { calls: 10_000, payments: 2_000 };

/** As deploy/compose.yaml has it. */
const drainSeconds = '10';

/** Replicas that serve and workers that work on one database, behind nginx as it is deployed. */
export type LoadBalancedReplicas = {
  nginx: Nginx;
  replicas: ApiInProcess[];
  workers: ApiInProcess[];
  /** What a guest's phone opens. */
  roomLink: string;
  staff: { cookie: string };
  /** Processes by what they are called in the report. */
  pids: Record<string, number[]>;
  /** Ends a replica as an update does, and starts it anew in its place. */
  restart: (index: number) => Promise<void>;
};

/** Somebody phones and gets a link to choose a room, which is all a guest's page needs. */
async function roomLinkOf(api: ApiInProcess, twilio: string): Promise<string> {
  const guest = '+15125550177';
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 40);
  const stay = { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0, phone: guest };
  await callOf({ api }, guest).guest('send_room_selection_link', stay);
  const token = await eventually(async () => {
    const texts = (await (await fetch(`${twilio}/api/phones/${guest}/texts`)).json()) as { body: string }[];
    return /room-select\/(\S+)$/.exec(texts.at(-1)?.body ?? '')?.[1];
  });
  return `/api/room-selection/${token}`;
}

/** Starts the product on a database of 10,000 calls. @param many replicas and workers */
export async function startLoadBalancedReplicas(
  bench: Bench,
  many: { replicas: number; workers: number },
): Promise<LoadBalancedReplicas> {
  printLine(`Filling ${size.calls} calls, starting ${many.replicas} replicas …`);
  const [database, simulators] = [await bench.newDatabase(), await bench.startSimulators()];
  await fill(database, size);
  const { PORT, ...accounts } = simulators.env;
  const start = async (part: 'api' | 'worker', port: number): Promise<ApiInProcess> =>
    bench.startApi(
      { ...accounts, PROCESS: part, PORT: String(port), DRAIN_SECONDS: drainSeconds, LOG_LEVEL: 'warn' },
      database,
    );
  const replicas: ApiInProcess[] = [];
  for (let n = 0; n < many.replicas; n += 1) replicas.push(await start('api', await reserveFreePort()));
  const workers: ApiInProcess[] = [];
  for (let n = 0; n < many.workers; n += 1) workers.push(await start('worker', await reserveFreePort()));
  const nginx = await startNginx(
    bench.folder,
    Number(PORT),
    replicas.map(({ url }) => url),
  );
  bench.after(nginx.stop);
  const pidsOf = (all: ApiInProcess[]): number[] => all.map((each) => each.process.pid!);
  return {
    nginx,
    replicas,
    workers,
    roomLink: await roomLinkOf(replicas[0]!, simulators.twilio),
    staff: await signIn(replicas[0]!, owner.email, owner.password),
    get pids() {
      return {
        API: pidsOf(replicas),
        worker: pidsOf(workers),
        PostgreSQL: [bench.postgres.process.pid!],
        nginx: [nginx.pid],
        'load generator': [process.pid],
      };
    },
    restart: async (index) => {
      const { url, stop } = replicas[index]!;
      await stop();
      replicas[index] = await start('api', Number(new URL(url).port));
    },
  };
}
