import { LIST_ODDITIES } from '../../shared-kernel/fault-dial.ts';
import { requestJson } from '../json-request.ts';
import { planRoughDay, type RoughDayOptions } from './plan-rough-day.ts';
import { playRoughCaller } from './play-rough-caller.ts';
import { CALLS_OF_KIND, type RoughCaller } from './rough-caller.ts';
import { openRoughDoors } from './rough-doors.ts';
import type { RoughRecord } from './rough-record.ts';

export type RoughDay = RoughDayOptions & {
  urls: { productUrl: string; twilioUrl: string; controlUrl: string };
  concurrency: number;
  stopped: () => boolean;
  onPlayed: (progress: { done: number; total: number; day: string }) => void;
};

/** What providers do all day, besides what single calls and payments are like. The dial stays there afterwards, for people to look at. */
const DIALS = {
  cloudbeds: LIST_ODDITIES,
  stripe: ['webhooks_duplicated', 'webhooks_reordered'],
  twilio: ['advanced_opt_out', 'webhooks_reordered'],
} as const;

/** Plays a rough day. @returns what each of its people did; done counts their calls */
export async function playRoughDay(day: RoughDay): Promise<{ records: RoughRecord[]; calls: number }> {
  for (const [provider, on] of Object.entries(DIALS)) {
    await requestJson('the control server', 'PUT', new URL(`/api/faults/${provider}`, day.urls.controlUrl).href, {
      body: { on },
    });
  }
  const callers = planRoughDay(day);
  const total = callers.reduce((sum, { kind }) => sum + CALLS_OF_KIND[kind], 0);
  const records: RoughRecord[] = [];
  const doors = openRoughDoors(day.urls, records);
  let next = 0;
  let done = 0;
  const playOneAfterAnother = async (): Promise<void> => {
    for (let caller: RoughCaller | undefined; (caller = callers[next++]) && !day.stopped();) {
      records.push(...(await playRoughCaller(doors, caller)));
      done += CALLS_OF_KIND[caller.kind];
      day.onPlayed({ done, total, day: day.today });
    }
  };
  await Promise.all(Array.from({ length: day.concurrency }, playOneAfterAnother));
  return { records, calls: done };
}
