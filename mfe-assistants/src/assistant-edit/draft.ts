import { AssistantDraft, type Assistant } from '@booking/contracts/assistants';
import * as z from 'zod/mini';

export type DraftField = keyof AssistantDraft;
/** As it is read: a newer API may know more types and providers. */
export type Draft = Pick<Assistant, DraftField>;
export type Edits = Partial<AssistantDraft>;

/** What people call the fields, in the order in which they stand on the screen. */
export const fieldLabels: Record<DraftField, string> = {
  name: 'Name',
  assistantType: 'Type',
  vapiPhoneNumberId: 'Vapi phone number ID',
  description: 'Description',
  agentName: 'Agent display name',
  hotelName: 'Hotel name',
  personality: 'Personality',
  voiceProvider: 'Voice provider',
  voiceId: 'Voice ID',
  firstMessage: 'First message',
  firstMessageMode: 'First message mode',
  voicemailMessage: 'Voicemail message',
  endCallMessage: 'End call message',
  modelProvider: 'Model provider',
  modelName: 'Model name',
  transcriberProvider: 'Transcriber provider',
  transcriberModel: 'Transcriber model',
  bookingLogic: 'Booking logic',
  systemPrompt: 'System prompt',
};

export const draftFields = Object.keys(fieldLabels) as DraftField[];

/** How long the long ones may be: what Vapi takes, or what can be typed. */
export const maxLengths: Partial<Record<DraftField, number>> = {
  description: 2000,
  personality: 5000,
  firstMessage: 5000,
  voicemailMessage: 1000,
  endCallMessage: 1000,
  bookingLogic: 50_000,
  systemPrompt: 100_000,
};

/** Stands for a field that is not sent to Vapi. */
export const asAtVapi = 'Keep Vapi’s setting';

const otherLabels: Partial<Record<string, string>> = {
  prompt: 'Prompt',
  tools: 'Tools',
  documentation: 'Documentation',
  hotel: 'The hotel’s details in Settings',
  assistant: 'The assistant itself',
  systemMessages: 'Further system messages',
  secrets: 'Secrets in the assistant itself',
  server: 'Server address',
  serverMessages: 'Server messages',
  monitoring: 'Call monitoring',
  recording: 'Recording of calls',
  toolBodies: 'Tool definitions',
  foreignTools: 'Other tools',
};

/** What people call a field of a report, which knows a few that are no fields of a draft. */
export const labelOf = (field: string): string =>
  field in fieldLabels ? fieldLabels[field as DraftField] : (otherLabels[field] ?? field);

/** The fields of an assistant that are edited. */
export const draftOf = (assistant: Draft): Draft =>
  Object.fromEntries(draftFields.map((field) => [field, assistant[field]])) as Draft;

const schemaOf = (field: DraftField): z.ZodMiniType<string | null> => AssistantDraft.shape[field];
const isStorable = (field: DraftField, value: string | null): boolean => schemaOf(field).safeParse(value).success;

/** Reads a draft over a version. A text that was taken in from Vapi may be longer than may be typed: as it is, it is right. */
export const draftSchema = (base: Draft) =>
  z.object(
    Object.fromEntries(
      draftFields.map((field) => [
        field,
        isStorable(field, base[field]) ? schemaOf(field) : z.union([schemaOf(field), z.literal(base[field])]),
      ]),
    ) as unknown as typeof AssistantDraft.shape,
  );

/** What was changed in a version, as it would be stored, without what cannot be. */
export const storableChanges = (draft: Draft, base: Draft): Edits =>
  Object.fromEntries(
    draftFields
      .filter((field) => draft[field] !== base[field])
      .map((field) => [field, schemaOf(field).safeParse(draft[field])] as const)
      .filter(([field, { success, data }]) => success && (data ?? '') !== (base[field] ?? ''))
      .map(([field, { data }]) => [field, data]),
  );

/** What a save sends; the API keeps a field that is left out as it is, such as a text longer than may be typed. */
export const bodyOf = (changes: Edits, base: Assistant) => ({
  ...Object.fromEntries(
    draftFields.filter((field) => isStorable(field, base[field])).map((field) => [field, base[field]]),
  ),
  ...changes,
  revision: base.revision,
});
