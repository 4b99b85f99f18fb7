import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { GuestTerms, noGuestTerms } from './guest-terms.ts';
import { providers } from '../overview/integrations.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { authorizationText, registrationText } from '../arrival/signing-texts.ts';
import { authorizationTextEs, registrationTextEs } from '../arrival/signing-texts-es.ts';
import { plainNumber } from '../schema/typed-phone.ts';
import { EmailAddress, Line, longestEmail, maxCharacters, tooLongSentence } from '../schema/typed-text.ts';

const phone = z.string().check(plainNumber, z.regex(/^\+[1-9]\d{6,14}$/, 'A phone number looks like +15125550100.'));
const signedText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20_000),
    z.minLength(1, 'Guests need a text to sign.'),
    z.describe(
      'What guests sign; a blank line parts paragraphs. {hotel} stands for the name of the hotel, {checkIn} and {checkOut} for its hours',
    ),
  );

/** HH:MM of 24 hours, by the hotel's clock. */
const hour = z.string().check(z.trim(), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'An hour looks like 16:00.'));

/** The same in another language than English. */
const translatedText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20_000),
    z.describe(
      'The same in Spanish. Empty, or the text that the product came with while the English one is another: guests sign the English one',
    ),
  );

/** Empty for the product's own. Whether text can be read on it is checked where it is saved. */
const color = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(?:#[\da-f]{6})?$/, 'A color looks like #107c85.'));

const days = (least: number, most: number) => {
  const choice = `Choose ${least} to ${most} days.`;
  return z.int(choice).check(z.minimum(least, choice), z.maximum(most, choice));
};

const daysKept = 'Choose 0 to delete at departure, or 7 to 365 days.';

/** Every setting that people change, with what it may be. The hotel profile feeds pages, prompts and texts. */
export const settingSchemas = {
  hotelName: Line(100).check(z.minLength(1, 'The hotel needs a name.')),
  hotelPhone: z.union([z.literal(''), phone]),
  hotelEmail: z.union([
    z.literal(''),
    EmailAddress('An e-mail address looks like desk@hotel.example.', tooLongSentence(longestEmail)),
  ]),
  hotelWebsite: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'A website looks like https://hotel.example.' }).check(maxCharacters(300)),
  ]),
  hotelAddress: Line(300),
  hotelZip: Line(20),
  hotelCountry: z.string().check(z.regex(/^[A-Z]{2}$/, 'A country is two capital letters, such as US.')),
  checkInHour: hour.check(z.describe('From when guests check in, by the hotel’s clock')),
  checkOutHour: hour.check(z.describe('Until when guests leave, by the hotel’s clock')),
  hotelColors: z
    .object({
      accent: color.check(z.describe('Behind the words of buttons, and of links')),
      header: color.check(z.describe('Behind the name of the hotel')),
    })
    .check(z.describe('Colors of guests’ pages, as #rrggbb')),
  bookingAssistantPhone: z.union([z.literal(''), phone]),
  experienceAssistantPhone: z.union([z.literal(''), phone]),
  managerAssistantPhone: z.union([z.literal(''), phone]),
  ownLines: z
    .array(phone)
    .check(
      z.maxLength(50),
      z.describe('Other lines of the hotel; whoever calls from one is taken for nobody’s number'),
    ),
  testCallNumbers: z
    .array(phone)
    .check(z.maxLength(50), z.describe('Numbers whose owners agreed to be phoned by the assistant for a test')),
  alertDelivery: z.enum(['none', 'critical', 'all']).check(z.describe('Which alerts are told besides the console')),
  registrationText: signedText,
  authorizationText: signedText,
  registrationTextEs: translatedText,
  authorizationTextEs: translatedText,
  guestTerms: GuestTerms,
  idImageRetentionDays: z.int(daysKept).check(
    z.refine((days) => days === 0 || (days >= 7 && days <= 365), daysKept),
    z.describe('Days after departure on which photos of identity documents and signatures are deleted'),
  ),
  transcriptRetentionDays: days(1, 730).check(
    z.describe('Days after which what was said and done in a call is deleted'),
  ),
  recordingRetentionDays: days(1, 365).check(
    z.describe('Days after which recordings are deleted, at the voice platform too'),
  ),
  verificationLogRetentionDays: days(30, 1095).check(
    z.describe('Days after which attempts to verify staff are deleted'),
  ),
  auditRetentionDays: days(90, 3650).check(z.describe('Days after which the audit log forgets')),
  intakeRetentionDays: days(1, 365).check(
    z.describe('Days after which messages of outside services and contacts of guests who never paid are deleted'),
  ),
  keepRecordings: z.boolean().check(z.describe('Whether calls are recorded; of others the transcript alone is kept')),
  textsAbroad: z.boolean().check(z.describe('Whether numbers outside of the United States and Canada are texted')),
  dailyTextLimit: z
    .int('Choose 1 to 100,000 texts.')
    .check(
      z.minimum(1, 'Choose 1 to 100,000 texts.'),
      z.maximum(100_000, 'Choose 1 to 100,000 texts.'),
      z.describe('Texts of a day above which an alert is raised'),
    ),
} as const;
export type SettingKey = keyof typeof settingSchemas;
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settingSchemas)[Key]> };

export const settingKeys = Object.keys(settingSchemas) as [SettingKey, ...SettingKey[]];

/** What holds until somebody says otherwise. */
export const defaultSettings: SettingValues = {
  hotelName: 'The hotel',
  hotelPhone: '',
  hotelEmail: '',
  hotelWebsite: '',
  hotelAddress: '',
  hotelZip: '',
  hotelCountry: 'US',
  // S2 section 9
  checkInHour: '16:00',
  checkOutHour: '11:00',
  hotelColors: { accent: '', header: '' },
  bookingAssistantPhone: '',
  experienceAssistantPhone: '',
  managerAssistantPhone: '',
  ownLines: [],
  testCallNumbers: [],
  alertDelivery: 'critical',
  registrationText,
  authorizationText,
  registrationTextEs,
  authorizationTextEs,
  guestTerms: noGuestTerms,
  idImageRetentionDays: 30,
  transcriptRetentionDays: 90,
  recordingRetentionDays: 30,
  verificationLogRetentionDays: 365,
  auditRetentionDays: 730,
  intakeRetentionDays: 30,
  keepRecordings: true,
  textsAbroad: false,
  dailyTextLimit: 1000,
};

export const SettingEntry = z
  .object({
    key: openEnum(z.enum(settingKeys)),
    value: z.unknown(),
    updatedAt: orNull(z.iso.datetime()).check(z.describe('Null for what nobody has entered')),
    fromPropertySystem: z
      .optional(z.string())
      .check(
        z.describe('What Cloudbeds says. It holds as long as nothing is entered; hours are only compared with it'),
      ),
  })
  .register(z.globalRegistry, { id: 'SettingEntry' });
export type SettingEntry = z.infer<typeof SettingEntry>;

/** Whether a credential is set for a mode; never what it is. */
export const CredentialState = z
  .object({
    provider: openEnum(z.enum(providers)),
    name: z.string(),
    mode: openEnum(z.enum(['test', 'live'])),
    isSet: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CredentialState' });
export type CredentialState = z.infer<typeof CredentialState>;

export const settingEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Every setting with its value',
    access: 'settings:read',
    answer: rows(SettingEntry, 'setting'),
  },
  save: {
    method: 'POST',
    path: '/api/admin/settings',
    summary: 'Changes one setting',
    access: 'settings:change',
    audit: 'settings.change',
    stepUp: 'any-factor',
    body: z.object({ key: z.enum(settingKeys, 'There is no setting of this name.'), value: z.unknown() }),
    answer: SettingEntry,
  },
  credentials: {
    method: 'GET',
    path: '/api/admin/credentials',
    summary: 'Which credentials are set, by their names in the environment',
    access: 'settings:read',
    answer: rows(CredentialState, 'credential'),
  },
});
