import { join } from 'node:path';
import { z } from 'zod';
import type { ConnectedApi } from '../../../api/test/start/connected-api.ts';
import { doorSecrets, eventually, owner } from '../../../api/test/start/running-api.ts';
import { repositoryPath } from '../../src/build/build.ts';
import { startProcess } from '../../src/product/processes.ts';
import { Record } from './record.ts';

type Said = { type: string; done: number; total: number; records: unknown };
export type RoughDayOptions = {
  calls: number;
  seed: string;
  folder: string;
  onProgress?: (done: number, total: number) => void;
};

const settledMs = 90_000;

/** What the product has taken and not done yet. */
const unfinished = `SELECT 1 FROM inbound_event WHERE status = 'pending'
  UNION ALL SELECT 1 FROM payment WHERE sync_status = 'pending' LIMIT 1`;

/** Plays a rough day at a product and waits until all of it is understood. @returns what each of its people did */
export async function playRoughDay({ api, simulators }: ConnectedApi, options: RoughDayOptions): Promise<Record[]> {
  const env = {
    ...process.env,
    ...simulators.env,
    ...doorSecrets,
    REHEARSAL: 'rough',
    REHEARSAL_CALLS: String(options.calls),
    REHEARSAL_SEED: options.seed,
    CONTROL_URL: simulators.control,
    VAPI_URL: simulators.vapi,
    TWILIO_URL: simulators.twilio,
    PRODUCT_URL: api.url,
    HOTEL_TIME_ZONE: 'America/Chicago',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  const part = startProcess<never>(
    repositoryPath('libs/simulators/src/rehearse.ts'),
    env,
    join(options.folder, 'rehearsal.log'),
  );
  try {
    const records = await new Promise<unknown>((done, failed) => {
      part.process.on('message', ({ type, done: played, total, records: all }: Said) => {
        if (type === 'done') return done(all);
        options.onProgress?.(played, total);
      });
      part.ready.catch(failed);
    });
    const isSettled = async (): Promise<boolean> => (await api.sql(unfinished)).length === 0;
    // what is not done by then is found to be undone
    await eventually(isSettled, 500, settledMs).catch(() => undefined);
    return z.array(Record).parse(records);
  } finally {
    await part.stop();
  }
}
