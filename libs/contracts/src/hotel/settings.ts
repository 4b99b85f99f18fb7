import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { providers } from '../overview/integrations.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';
import { authorizationText, registrationText } from '../arrival/signing-texts.ts';
import { plainNumber } from '../schema/typed-phone.ts';
import { EmailAddress, Line, longestEmail, maxCharacters, tooLongSentence } from '../schema/typed-text.ts';

const phone = z.string().check(plainNumber, z.regex(/^\+[1-9]\d{6,14}$/, 'A phone number looks like +15125550100.'));
const signedText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20_000),
    z.minLength(1, 'Guests need a text to sign.'),
    z.describe('What guests sign; a blank line parts paragraphs, {hotel} stands for the name of the hotel'),
  );

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
  bookingAssistantPhone: '',
  experienceAssistantPhone: '',
  managerAssistantPhone: '',
  ownLines: [],
  testCallNumbers: [],
  alertDelivery: 'critical',
  registrationText,
  authorizationText,
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
      .check(z.describe('What Cloudbeds says, which holds as long as nothing is entered')),
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
