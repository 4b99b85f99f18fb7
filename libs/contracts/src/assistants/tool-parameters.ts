import * as z from 'zod/mini';
import { GuestLanguage } from '../schema/guest-language.ts';
import { asSeen, EmailAddress, PersonName, TypedId } from '../schema/typed-text.ts';

const date = (what: string) =>
  z.iso
    .date('A date looks like 2026-12-24.')
    .check(z.meta({ description: `${what}, YYYY-MM-DD`, example: '2026-12-24' }));

/** A stay that is asked about. */
export const stay = {
  startDate: date('Day of arrival'),
  endDate: date('Day of departure'),
  adults: z._default(z.int().check(z.minimum(1), z.maximum(20)), 2).check(z.describe('Adults, 1 or more')),
  children: z._default(z.int().check(z.minimum(0), z.maximum(20)), 0).check(z.describe('Children, 0 or more')),
};

/** Only for the conversation: what is texted goes to the number of the call. */
export const phone = z
  .string()
  .check(
    z.maxLength(40),
    z.meta({ description: "The caller's phone number, as in +15125550101", example: '+15125550101' }),
  );

/** On the website a number is proven once; on the phone it is never asked for. */
export const code = z.optional(z.string().check(z.overwrite(asSeen), z.maxLength(60))).check(
  z.meta({
    description: 'Only on the website: the six digits that were texted to the visitor, when this tool asked for them',
    example: '123456',
  }),
);

/**
 * What is texted, and the pages behind it, are in the language of the conversation. Models write it in ways of their own ("Spanish",
 * "es-MX"), and no booking fails for that, so any text is taken and read by `guestLanguageOf`.
 */
export const language = z.optional(z.string().check(z.maxLength(40))).check(
  z.meta({
    description: 'The language that the guest speaks with you: "en" for English, "es" for Spanish',
    enum: GuestLanguage.options,
    example: 'en',
  }),
);

export const reservationId = TypedId(40).check(
  z.minLength(1),
  z.meta({ description: 'Confirmation number of the reservation', example: '1234567890' }),
);

export const guest = {
  firstName: PersonName('The first name is missing', 50).check(
    z.meta({ description: "The guest's first name", example: 'Rosa' }),
  ),
  lastName: PersonName('The last name is missing', 50).check(
    z.meta({ description: "The guest's last name", example: 'Tran' }),
  ),
  email: EmailAddress('An e-mail address looks like ana@guest.example').check(
    z.meta({ description: "The guest's e-mail address", example: 'rosa.tran@example.com' }),
  ),
};

export const changedStay = {
  startDate: z.optional(date('New day of arrival')),
  endDate: z.optional(date('New day of departure')),
  adults: z.optional(z.int().check(z.minimum(1), z.maximum(20))).check(z.describe('New number of adults')),
  children: z.optional(z.int().check(z.minimum(0), z.maximum(20))).check(z.describe('New number of children')),
};

export const newCheckout = date('New day of departure');

export const roomName = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(40),
    z.meta({ description: 'Name or number of the room, as on its door', example: '101' }),
  );
