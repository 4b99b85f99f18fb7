import type { RateLimit } from '@booking/contracts/endpoint';
import { networkTimes } from '../../../platform/http/limits/client-address.rule.ts';

/** For longer than a canary is tried. A hotel's guests may share an address, so it counts more than once. */
export const reportsOfAddress: RateLimit = { points: 3, seconds: 7 * 24 * 3600 };

/** More failures of a build than any single network can report. */
export const failuresOfSeveral = reportsOfAddress.points * networkTimes + 1;
