import type { PrecheckinSession } from '@booking/contracts/precheckin';

/** What each stage of a pre-check-in is given. */
export type Stage = { session: PrecheckinSession; token: string };
