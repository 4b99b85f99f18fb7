import { createHash } from 'node:crypto';
import type { NewReservation } from '../../src/providers/property-system.port.ts';
import type { Adapters } from './adapters.ts';
import type { Simulators } from '../start/running-simulators.ts';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Two nights that are far enough away to be free. */
export const stay = { startDate: day(60), endDate: day(62), adults: 2, children: 0 };

/** The day after the stay's last. */
export const later = day(63);

const guest = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@guest.example',
  phone: '+15125550101',
  country: 'US',
  zip: '78701',
};

type Room = { roomTypeID: string; roomRateID: string };

/** A booking of a room that is free for the stay. */
export async function newReservation({ cloudbeds }: Adapters, reference: string): Promise<NewReservation> {
  const answer = await cloudbeds.getRawAvailability('test', stay);
  const [{ propertyRooms }] = answer['data'] as [{ propertyRooms: Room[] }];
  const { roomTypeID, roomRateID } = propertyRooms[0]!;
  return { ...stay, reference, guest, roomTypeId: String(roomTypeID), rateId: String(roomRateID) };
}

/** The reservations that Cloudbeds has under a reference. */
export async function reservationsOf({ cloudbedsHttp }: Adapters, reference: string): Promise<unknown[]> {
  const answer = await cloudbedsHttp.request('test', 'GET', 'getReservations', { sourceReservationId: reference });
  return answer['data'] as unknown[];
}

/** Presses a button of the consent page at `address`. @returns where that leads */
export async function pressConsent(address: string, decision: 'approve' | 'deny'): Promise<string> {
  const page = await (await fetch(address)).text();
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const plain = (html: string): string =>
    html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const form = new URLSearchParams(fields.map(([, name, value]): [string, string] => [plain(name!), plain(value!)]));
  form.set('decision', decision);
  const action = new URL(/action="([^"]+)"/.exec(page)![1]!, address);
  const answer = await fetch(action, { method: 'POST', body: form, redirect: 'manual' });
  return answer.headers.get('location')!;
}

/** A code that somebody approved, with what belongs to it. */
export async function consentCode({ cloudbeds, env }: Simulators) {
  const code_verifier = 'a-verifier-that-is-at-least-forty-three-characters-long';
  const redirect_uri = `${env['PUBLIC_URL']!}/api/auth/cloudbeds/callback`;
  const query = new URLSearchParams({
    client_id: env['CLOUDBEDS_TEST_CLIENT_ID']!,
    redirect_uri,
    response_type: 'code',
    scope: 'read:hotel read:room read:reservation write:reservation',
    state: 'a-state',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const back = new URL(await pressConsent(`${cloudbeds}/oauth?${query}`, 'approve'));
  return { code: back.searchParams.get('code')!, redirect_uri, code_verifier };
}
