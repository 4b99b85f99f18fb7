import type { ShownPrecheckin } from '../stage.ts';
import { nextPart } from '../next-part.ts';

/** Everything is given and check-in is not open yet, so that there is nothing a guest can do here. */
export const waitsForOpening = (session: ShownPrecheckin): boolean =>
  nextPart(session) === 'check-in' && session.checkIn.state === 'early';
