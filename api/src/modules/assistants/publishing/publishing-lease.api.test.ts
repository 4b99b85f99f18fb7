import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../../../test/start/open-database.ts';
import { openAdapters, type Adapters } from '../../../../test/providers/adapters.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { AssistantEntity } from '../editing/assistant.entity.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import { PublishingLeaseRepository } from './publishing-lease.repository.ts';
import { PublishingLease, type HeldLease } from './publishing-lease.service.ts';

const minute = 60_000;

class SetClock extends Clock {
  private at = Date.parse('2026-03-02T12:00:00Z');
  override now = (): Date => new Date(this.at);
  pass = (minutes: number): void => void (this.at += minutes * minute);
}

let adapters: Adapters;
let id: number;
const clock = new SetClock();
let lease: PublishingLease;

const leaseIn = (database: DataSource): PublishingLease =>
  new PublishingLease(new AssistantRepository(database), new PublishingLeaseRepository(database), clock);

beforeAll(async () => {
  adapters = await openAdapters({});
  lease = leaseIn(adapters.database);
});
afterAll(() => adapters.stop());
beforeEach(async () => {
  const rows = adapters.database.getRepository(AssistantEntity);
  const row = { mode: 'test', assistantId: crypto.randomUUID(), name: 'Guest desk', assistantType: 'guest' } as const;
  ({ id } = await rows.save(rows.create(row)));
});
afterEach(() => void jest.useRealTimers());

/** Publishes as every publish does: acquire, work, end. */
async function hold<T>(by: string, work: (held: HeldLease) => Promise<T>, leases = lease): Promise<T> {
  const held = await leases.acquire(id, by);
  try {
    return await work(held);
  } finally {
    await held.end();
  }
}

const publish = (by: string) => hold(by, () => Promise.resolve(`${by} published`));

test('a publish that goes on for long keeps everybody else off, by a sign of life a minute', async () => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  await hold('Ann', async () => {
    for (let minutes = 0; minutes < 12; minutes += 4) {
      clock.pass(4);
      jest.advanceTimersByTime(4 * minute);
      await eventually(async () => {
        const row = await adapters.database.getRepository(AssistantEntity).findOneByOrFail({ id });
        return row.publishingUntil!.getTime() > clock.now().getTime() + 4 * minute;
      });
      await expect(publish('Ben')).rejects.toThrow('Guest desk is being published by Ann.');
    }
  });
  expect(await publish('Ben')).toBe('Ben published');
});

test('one that was taken for dead sends nothing once somebody else has begun, and leaves theirs alone', async () => {
  const bens = Promise.withResolvers<void>();
  let ben: Promise<unknown>;
  const ann = hold('Ann', async ({ renew }) => {
    await renew();
    clock.pass(6);
    const begun = Promise.withResolvers<void>();
    ben = hold('Ben', async () => {
      begun.resolve();
      await bens.promise;
    });
    await begun.promise;
    await renew();
  });
  await expect(ann).rejects.toMatchObject({
    status: 409,
    code: 'being_published',
    message: expect.stringMatching(/^This took so long that somebody else began to publish the assistant meanwhile\./),
  });
  await expect(publish('Cleo')).rejects.toThrow('Guest desk is being published by Ben.');
  bens.resolve();
  await ben!;
  expect(await publish('Cleo')).toBe('Cleo published');
});

test('one that failed lets others publish at once', async () => {
  await expect(hold('Ann', () => Promise.reject(new Error('Vapi is away.')))).rejects.toThrow('away');
  expect(await publish('Ben')).toBe('Ben published');
});

test('one that could not give its lease back was published all the same', async () => {
  const database = await openDatabase(adapters.databaseUrl, AssistantEntity);
  const work = async (): Promise<string> => {
    await database.destroy();
    return 'published';
  };
  const publishing = hold('Ann', work, leaseIn(database));
  expect(await publishing).toBe('published');
  await expect(publish('Ben')).rejects.toThrow('Guest desk is being published by Ann.');
  clock.pass(6);
  expect(await publish('Ben')).toBe('Ben published');
});
