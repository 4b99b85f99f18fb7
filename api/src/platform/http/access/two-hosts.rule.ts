import { bookingReturnEndpoints } from '@booking/contracts/booking-return';
import type { Endpoint } from '@booking/contracts/endpoint';
import { freeRoomEndpoints } from '@booking/contracts/free-rooms';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { guestSiteEndpoints } from '@booking/contracts/guest-site-reports';
import { healthEndpoints } from '@booking/contracts/health';
import { pictureEndpoints } from '@booking/contracts/pictures';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { webConversationEndpoints } from '@booking/contracts/web-conversations';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env/env.service.ts';
import type { Identity } from './identity.port.ts';
import { hostOf, isLoopback, isNamed, type HostName } from './host-name.rule.ts';
import { requestPath } from '../request-path.rule.ts';
import { Refusal } from '../refusal.error.ts';

type Settings = Pick<Env['settings'], 'PUBLIC_URL' | 'GUESTS_URL'>;
type Asked = Pick<FastifyRequest, 'headers'>;

/** Of `/api/room-selection/{token}/select` what stands before what differs. */
const beginningOf = (path: string): string => path.split('/{')[0]!;

const ofGuests = new Set(
  [
    bookingReturnEndpoints,
    freeRoomEndpoints,
    guestPageEndpoints,
    guestSiteEndpoints,
    precheckinEndpoints,
    webConversationEndpoints,
  ].flatMap((table) => Object.values<Endpoint>(table).map(({ path }) => beginningOf(path))),
);
const isOneOf = (path: string, beginnings: Iterable<string>): boolean =>
  [...beginnings].some((each) => path === each || path.startsWith(`${each}/`));

/** Probes and monitoring ask each replica by its own address, whatever that is. */
const ofAnyHost = ['/api/health', healthEndpoints.metrics.path];

/** What answers under both names: guests' pages ask for codes, too, and pictures of the hotel are public. */
const ofBoth = ['/api/vapi-tools', beginningOf(pictureEndpoints.picture.path)];

/** Read once: it is looked at with every request. */
const names = new WeakMap<Settings, { guests: HostName; staff: HostName }>();

function namesOf(settings: Settings): { guests: HostName; staff: HostName } {
  const known = names.get(settings) ?? { guests: hostOf(settings.GUESTS_URL), staff: hostOf(settings.PUBLIC_URL) };
  names.set(settings, known);
  return known;
}

function isOurName(host: string | undefined, settings: Settings): boolean {
  const { guests, staff } = namesOf(settings);
  return isLoopback(host) || isNamed(host, guests, staff) || isNamed(host, staff, guests);
}

/** Whether a request came by the name for guests or for staff; `all` unless GUESTS_URL gives guests a name of their own. */
export function hostFor({ headers: { host } }: Asked, settings: Settings): 'guests' | 'staff' | 'all' {
  const { guests, staff } = namesOf(settings);
  if (guests.host === staff.host) return 'all';
  return isNamed(host, guests, staff) ? 'guests' : 'staff';
}

/** The address of ours that pages may call from, under the name that was asked. */
export const addressFor = (request: Asked, settings: Settings): string =>
  hostFor(request, settings) === 'guests' ? settings.GUESTS_URL : settings.PUBLIC_URL;

export const wrongHost = (): Refusal =>
  new Refusal(421, 'wrong_host', 'This is not found under this name of the hotel. Use the link that you were given.');

/**
 * Keeps what is for guests and what is for staff apart, each under its own name; pages are told apart by who serves them. Staff who
 * look at a page as its guest would may ask what it asks.
 * @throws Refusal 421
 */
export async function refuseWrongHost(request: FastifyRequest, settings: Settings, identity: Identity): Promise<void> {
  const path = requestPath(request);
  if (isOneOf(path, ofAnyHost)) return;
  if (!isOurName(request.headers.host, settings)) throw wrongHost();
  const host = hostFor(request, settings);
  if (host === 'all' || isOneOf(path, ofBoth)) return;
  const isForGuests = isOneOf(path, [...ofGuests, '/site']);
  if (host === 'guests') {
    if (!isForGuests && isOneOf(path, ['/api', '/assets', '/remotes'])) throw wrongHost();
  } else if (isForGuests && !(await identity.identify(request, false))) {
    throw wrongHost();
  }
}
