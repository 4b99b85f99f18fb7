import type { PrecheckinSession, PrecheckinWithoutGuest } from '@booking/contracts/precheckin';

/** A pre-check-in as the page knows it: who its guest is comes by script. */
export type ShownPrecheckin = PrecheckinWithoutGuest & Partial<PrecheckinSession>;

/** What each stage of a pre-check-in is given. */
export type Stage = { session: ShownPrecheckin; token: string };
