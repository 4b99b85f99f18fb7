import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Guest } from '../callers/scene.ts';
import type { Random } from '../shared-kernel/random.ts';
import { RehearsalError, requestJson } from './json-request.ts';

const roomSelection = z.looseObject({
  session: z.looseObject({
    rooms: z.array(z.looseObject({ roomTypeID: z.string(), ratePlanID: z.string(), roomTypeName: z.string() })),
  }),
});

/** What the page's form takes. */
export type Contact = { firstName: string; lastName: string; email: string; phone: string };

/** What a guest does on the page behind a room link, as the page's own calls. */
export type GuestBrowser = {
  /** Chooses one of the cheaper rooms; false when nothing is free. */
  chooseRoom(): Promise<boolean>;
  /** Says who books; without a `contact`, as the guest is called. */
  giveContact(contact?: Contact): Promise<void>;
};

const MOST_TRIES = 6;

/** A page that is busy is tried again after a while, as people do; one that takes nothing of what was typed is not. */
async function insist(ask: () => Promise<unknown>, triesLeft = MOST_TRIES - 1): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RehearsalError) || error.status === 400 || triesLeft === 0) throw error;
    await wait(3_000);
    return insist(ask, triesLeft - 1);
  }
}

export function openRoomPage(productUrl: string, link: URL, guest: Guest, random: Random): GuestBrowser {
  const token = link.pathname.split('/').at(-1) ?? '';
  const address = (part: string): string => new URL(`/api/room-selection/${token}${part}`, productUrl).href;
  return {
    chooseRoom: async () => {
      const { session } = roomSelection.parse(await insist(() => requestJson('the product', 'GET', address(''))));
      await insist(() => requestJson('the product', 'POST', address('/opened')));
      const affordable = session.rooms.slice(0, 4);
      if (affordable.length === 0) return false;
      const { roomTypeID, ratePlanID, roomTypeName } = random.pick(affordable);
      const body = { roomTypeId: roomTypeID, ratePlanId: ratePlanID, roomName: roomTypeName };
      await insist(() => requestJson('the product', 'POST', address('/select'), { body }));
      return true;
    },
    giveContact: async (body = contactOf(guest)) => {
      await insist(() => requestJson('the product', 'POST', address('/contact'), { body }));
    },
  };
}

/** What a guest does on the page of a form, as the page's own calls. */
export function openDetailsPage(productUrl: string, link: URL, guest: Guest) {
  const token = link.pathname.split('/').at(-1) ?? '';
  const address = (part: string): string => new URL(`/api/booking-details/${token}${part}`, productUrl).href;
  return {
    look: async (): Promise<void> => {
      await insist(() => requestJson('the product', 'GET', address('')));
      await insist(() => requestJson('the product', 'POST', address('/opened')));
    },
    giveDetails: async (): Promise<void> => {
      const { phone: _, ...body } = contactOf(guest);
      await insist(() => requestJson('the product', 'POST', address('/submit'), { body }));
    },
  };
}

function contactOf({ name, number }: Guest): Contact {
  const [firstName = '', ...others] = name.split(' ');
  const lastName = others.join(' ');
  const email = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
  return { firstName, lastName, email: `${email}@guest.example`, phone: number };
}

const CARDS = { good: '4242424242424242', declined: '4000000000000002' } as const;

/** Fills the payment page in and sends it, as a browser without scripts does. */
export async function pay(page: URL, guest: Guest, card: keyof typeof CARDS): Promise<void> {
  const form = {
    cardNumber: CARDS[card],
    exp: '12/34',
    cvc: '123',
    name: guest.name,
    zip: '78701',
    method: 'card',
  };
  await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}
