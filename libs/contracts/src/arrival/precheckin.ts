import * as z from 'zod/mini';
import { bodyLimits } from '../endpoint/body-limits.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { GuestLanguage, KnownLanguage } from '../schema/guest-language.ts';
import { openEnum } from '../schema/open-enum.ts';
import { rows } from '../endpoint/rows.ts';
import { orElse, orNull } from '../schema/or-null.ts';
import { PersonName } from '../schema/typed-text.ts';
import { CorrectedFact, NewCorrection } from './corrections.ts';

const token = z.object({ token: z.string().check(z.maxLength(200)) });

/** Of whoever has one link. */
const linkLimit = { points: 60, seconds: 60 };
const Done = z.object({ success: z.literal(true), message: z.string() });

/** Guests in one hotel share an address, and looking at images takes a while. */
const limit = { points: 60, seconds: 60 };

/** What a guest puts a name under, as it was when the page showed it. */
export const SigningText = z
  .object({
    version: z.string().check(z.describe('Another one for every change of a word')),
    since: orNull(z.iso.date()).check(z.describe('Hotel day on which this wording was first shown')),
    title: z.string(),
    paragraphs: z.array(z.string()),
    language: orElse(openEnum(GuestLanguage), 'en').check(
      z.describe('Another than was asked for where the hotel has no version in that'),
    ),
  })
  .register(z.globalRegistry, { id: 'SigningText' });
export type SigningText = z.infer<typeof SigningText>;

/** What the server renders of a pre-check-in, and messengers fetch to show where a link leads: nothing of who its guest is. */
export const PrecheckinWithoutGuest = z.object({
  checkedIn: z.boolean(),
  isSubmitted: z.boolean().check(z.describe('Everything was given and asked for; reception finishes the check-in')),
  checkInDate: z.iso.date(),
  checkOutDate: z.iso.date(),
  reservationStatus: orNull(z.string()),
  adults: z.int(),
  children: z.int(),
  pets: orElse(z.int(), 0),
  roomTypeName: orNull(z.string()),
  totalDue: z.int().check(z.describe('Cents that are still to be paid')),
  totalPaid: z.int(),
  registrationCardSigned: z.boolean(),
  ccAuthSigned: z.boolean(),
  idUploaded: z.boolean(),
  checkIn: z
    .object({ state: openEnum(z.enum(['early', 'open', 'over'])), opensAt: z.iso.datetime() })
    .check(z.describe('By the hotel’s clock')),
  willText: orElse(z.boolean(), false).check(
    z.describe('The guest has given everything, and is texted when check-in opens'),
  ),
  registrationText: SigningText,
  ccAuthText: SigningText,
  hotel: z.object({ name: z.string(), phone: z.string() }),
  language: KnownLanguage,
});
export type PrecheckinWithoutGuest = z.infer<typeof PrecheckinWithoutGuest>;

/** Everything before arrival (S2 section 3). Money in cents, dates are the hotel's. */
export const PrecheckinSession = z
  .extend(PrecheckinWithoutGuest, {
    guestName: orElse(z.string(), ''),
    guestPhone: orNull(z.string()),
    guestEmail: orNull(z.string()),
    corrections: orElse(
      rows(z.object({ fact: openEnum(CorrectedFact), wanted: z.string(), requestedAt: z.iso.datetime() }), 'change'),
      [],
    ).check(z.describe('Changes that the guest asked for and the front desk has not made yet')),
  })
  .register(z.globalRegistry, { id: 'PrecheckinSession' });
export type PrecheckinSession = z.infer<typeof PrecheckinSession>;

/** Characters of a drawing of a name: it is small, or it is none. */
export const longestSignature = 400_000;

const noSignature = 'Please provide your signature before saving.';

/** A name, drawn or typed and then drawn by the page; `typedName` says which. */
export const Signature = z.object({
  signatureData: z
    .string(noSignature)
    .check(
      z.maxLength(longestSignature, 'This signature is too large. Please clear it and sign again.'),
      z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]/, noSignature),
    ),
  typedName: z.optional(PersonName(noSignature, 100, 'This name is too long').check(z.minLength(2, noSignature))),
  textVersion: z
    .optional(z.string().check(z.maxLength(100)))
    .check(z.describe('The text that was shown; a newer one has to be read first')),
});
export type Signature = z.infer<typeof Signature>;

/** Bytes of a photo of an identity document (S2 section 9). */
export const largestIdPhoto = 5 * 1024 * 1024;

export const idPhotoProblems = {
  kind: 'Please upload an image file (JPG, PNG, etc.)',
  size: 'Please upload an image smaller than 5MB',
  heif: 'We cannot read photos of this format (HEIC). Please take the photo here, or choose a JPG or PNG.',
  damaged: 'This photo is damaged, or a part of it is missing. Please take it again, or choose another one.',
} as const;

/** What a guest reads who does a step before its turn. */
export const precheckinOrder = {
  authorization: 'Please sign the registration card first.',
  id_photo: 'Please give both signatures before you upload your ID.',
  check_in: 'Please give both signatures and upload your ID before you check in.',
} as const;

/** A photo as a data URL. What the file is called and says it is are not believed; what is in it counts. */
export const IdPhoto = z.object({
  idPhotoBase64: z
    .string(idPhotoProblems.kind)
    .check(z.startsWith('data:', idPhotoProblems.kind), z.maxLength(bodyLimits.idPhoto)),
  filename: z.string(idPhotoProblems.kind).check(z.maxLength(300)),
  mimeType: z.string(idPhotoProblems.kind).check(z.startsWith('image/', idPhotoProblems.kind), z.maxLength(100)),
});
export type IdPhoto = z.infer<typeof IdPhoto>;

export const precheckinEndpoints = endpoints({
  precheckin: {
    method: 'GET',
    path: '/api/precheckin/{token}',
    summary: 'The stay behind a texted link, and what is still to be done before arrival',
    access: 'public',
    params: token,
    query: z.object({
      language: z.optional(GuestLanguage).check(z.describe('Of the texts to sign; without it, that of the browser')),
    }),
    linkLimit: { points: 240, seconds: 60 },
    answer: z.object({ session: PrecheckinSession }),
  },
  opened: {
    method: 'POST',
    path: '/api/precheckin/{token}/opened',
    summary: 'Says that somebody sees the page; whatever only fetches it, to show where a link leads, does not',
    access: 'public',
    params: token,
    linkLimit,
    answer: z.object({ success: z.literal(true) }),
    limit,
  },
  signRegistration: {
    method: 'POST',
    path: '/api/precheckin/{token}/sign-registration',
    summary: 'Signs the registration card',
    access: 'public',
    params: token,
    linkLimit,
    bodyLimit: bodyLimits.signature,
    body: Signature,
    answer: Done,
    limit,
  },
  signCcAuth: {
    method: 'POST',
    path: '/api/precheckin/{token}/sign-cc-auth',
    summary: 'Signs the credit-card authorization, after the registration card',
    access: 'public',
    params: token,
    linkLimit,
    bodyLimit: bodyLimits.signature,
    body: Signature,
    answer: Done,
    limit,
  },
  uploadId: {
    method: 'POST',
    path: '/api/precheckin/{token}/upload-id',
    summary: 'A photo of an identity document, after both signatures; another one takes the place of the first',
    access: 'public',
    params: token,
    linkLimit,
    bodyLimit: bodyLimits.idPhoto,
    body: IdPhoto,
    answer: Done,
    limit,
  },
  checkIn: {
    method: 'POST',
    path: '/api/precheckin/{token}/checkin',
    summary: 'Checks in, after everything else, from the check-in hour of the arrival day until check-out',
    access: 'public',
    params: token,
    linkLimit,
    answer: z.extend(Done, { isSubmitted: z.boolean().check(z.describe('Reception has to finish it')) }),
    limit,
  },
  pay: {
    method: 'POST',
    path: '/api/precheckin/{token}/pay',
    summary: 'Where what is due can be paid; asked again it is the same page',
    access: 'public',
    params: token,
    linkLimit,
    answer: z.object({ paymentUrl: z.string() }),
    limit,
  },
  correct: {
    method: 'POST',
    path: '/api/precheckin/{token}/corrections',
    summary:
      'Asks the front desk to change a name, phone, email or dates; the same asked again replaces what was asked',
    access: 'public',
    params: token,
    linkLimit: { points: 20, seconds: 60 * 60 },
    body: NewCorrection,
    answer: Done,
    limit,
  },
  calendar: {
    method: 'GET',
    path: '/api/precheckin/{token}/calendar',
    summary: 'The stay, for the calendar of the guest',
    access: 'public',
    params: token,
    linkLimit,
    answer: z.string(),
    file: true,
    limit,
  },
  copy: {
    method: 'GET',
    path: '/api/precheckin/{token}/copy',
    summary: 'What was signed, as a PDF for whoever signed it',
    access: 'public',
    params: token,
    linkLimit,
    answer: z.string(),
    file: true,
    limit: { points: 20, seconds: 60 },
  },
});
