import { allEndpoints } from '@booking/contracts/all-endpoints';
import { offeredCalls } from '@booking/admission/record-calls';
import type { RecordedCalls } from '@booking/contracts/recorded-calls';
import { callsReasons } from '@booking/admission/admission-calls';
import type { RemoteRelease } from '@booking/contracts/remote-build';

let offered: RecordedCalls | undefined;

/** The endpoints of this API, for builds to be held against. They are those of its code, so they are read once. */
export const runningApi = (): RecordedCalls => (offered ??= offeredCalls(allEndpoints));

const known = new WeakMap<NonNullable<RemoteRelease['calls']>, string | undefined>();

/**
 * Why a build that was admitted to an earlier API cannot be shown with this one. Limits of a text or number do not count: the API
 * refuses the field, and the screen says so.
 */
export function unansweredCall({ calls }: Pick<RemoteRelease, 'calls'>): string | undefined {
  if (!calls) return undefined;
  if (!known.has(calls))
    known.set(calls, callsReasons({ calls }, { api: runningApi() }, { limits: false })[0]?.problem);
  return known.get(calls);
}
