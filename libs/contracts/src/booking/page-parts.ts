import * as z from 'zod/mini';
import { orElse } from '../schema/or-null.ts';
import { PersonName } from '../schema/typed-text.ts';
import { noTermsText, TermsText } from './terms.ts';

export const token = z.object({ token: z.string().check(z.maxLength(200)) });

/** Of whoever has one link. */
export const linkLimit = { points: 60, seconds: 60 };
export const Done = z.object({ success: z.literal(true), message: z.string() });
export const Opened = z.object({ success: z.literal(true) });

export const name = (what: string, most = 100) => PersonName(`${what} is required`, most, `${what} is too long`);
export const noPhone = 'Phone number is required';

export const Stay = {
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  adults: z.int(),
  children: z.int(),
};

export const termsText = orElse(TermsText, noTermsText).check(
  z.describe('Of the offers, or of the room that is chosen, as it was when it was chosen'),
);

/** The hotel as a guest reaches it. */
export const HotelContact = z.object({ name: z.string(), phone: z.string() });
