import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { precheckinEndpoints } from '@booking/contracts/precheckin';

/** Every call of the guests' pages. */
export const pageEndpoints = { ...guestPageEndpoints, ...precheckinEndpoints };
