import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import {
  aboutToPay,
  addressIn,
  isSynced,
  paymentOf,
  post,
  callTool,
  type Caller,
} from '../../../api/test/people/guest-trip.ts';
import { returnKeyOf } from '../../../api/test/providers/at-stripe.ts';
import { payCheckout } from '../../../api/test/people/payment-page.ts';
import { dataUrl, picture, scribble } from '../../../api/test/people/pictures.ts';
import { owner } from '../../../api/test/start/running-api.ts';
import { basicOf, signIn } from '../../../api/test/people/staff.ts';
import { setUpVoice } from '../../../api/test/providers/voice-account.ts';
import type { FilledProduct } from './databases.ts';
import { reportOf } from './caller.ts';

/** What stands for a parameter, by the word before it in the address, and what an address has to be asked with. */
export type Places = { ids: Record<string, string>; queries: Record<string, Record<string, string>> };

const lastPart = (address: string): string => address.split('/').at(-1)!;

/** Signs both cards and shows an ID, before an arrival. */
async function giveEverything(product: FilledProduct, link: string): Promise<void> {
  const signatureData = dataUrl(await scribble());
  const photo = dataUrl(await picture().jpeg().toBuffer(), 'image/jpeg');
  const given = {
    'sign-registration': { signatureData },
    'sign-cc-auth': { signatureData },
    'upload-id': { idPhotoBase64: photo, filename: 'id.jpg', mimeType: 'image/jpeg' },
  };
  for (const [what, body] of Object.entries(given)) {
    const answer = await post(product, `${link}/${what}`, body);
    if (!answer.ok) throw new Error(await answer.text());
  }
}

/** Has all that is held of a guest written to a file, for which its owner proves anew who they are. */
async function askPrivacyDesk({ api }: FilledProduct, { guest }: Caller): Promise<void> {
  await signIn(api, owner.email, owner.password);
  const { method, path } = privacyEndpoints.export;
  const headers = basicOf(owner.email, owner.password);
  const answer = await api.request(path, { method, headers, body: { identifiers: [guest] } });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.text();
}

/** A guest who does all that a guest can, in a product of any size: whatever has an address of its own is there once. */
export async function oneOfEach(product: FilledProduct): Promise<Places> {
  const { api, simulators } = product;
  await setUpVoice(simulators);
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 310);
  const stay = { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 };
  const caller: Caller = { id: crypto.randomUUID(), at: Date.now(), guest: '+15125550187' };

  const { link, address } = await aboutToPay(product, caller, stay);
  await payCheckout(address);
  await api.webhook(reportOf(0, caller));
  const { reservationId } = await paymentOf(product, caller, isSynced);
  await callTool(product, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  const details = lastPart(await addressIn(product, caller, 'details'));
  const { id: precheckin } = await api.call(precheckinDeskEndpoints.send, { body: { reservationId: reservationId! } });
  const token = lastPart(await addressIn(product, caller, 'pre-check-in'));
  await giveEverything(product, `/api/precheckin/${token}`);
  const { id: entry } = await api.call(documentationEndpoints.create, {
    body: { category: 'Guest Communication', title: 'Pool', content: 'Open until ten.' },
  });
  await askPrivacyDesk(product, caller);
  const [payment] = await api.sql<{ checkout: string }>(
    'SELECT stripe_session AS checkout FROM payment WHERE reservation_id = $1',
    [reservationId],
  );
  return {
    ids: {
      'call-logs': caller.id,
      reservations: reservationId!,
      precheckins: precheckin,
      'room-selection': lastPart(link),
      'booking-details': details,
      'booking-return': await returnKeyOf(product, payment!.checkout),
      precheckin: token,
      'ai-documentation': String(entry),
      remotes: 'mfe-operations',
    },
    queries: {
      '/api/booking-outcome': payment!,
      '/api/booking-calendar': payment!,
      '/api/free-rooms': { startDate: stay.startDate, endDate: stay.endDate },
      '/api/admin/search': { q: 'garcia' },
      '/api/admin/golden-calls/from-call': { callId: caller.id },
    },
  };
}
