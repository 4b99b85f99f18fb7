import type { z } from 'zod';
import { AssistantDraft } from '@booking/contracts/assistants';

export type DraftField = keyof AssistantDraft;
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

/** Stands for a field that is not sent to Vapi. */
export const asAtVapi = 'As it is at Vapi';

const otherLabels: Partial<Record<string, string>> = {
  prompt: 'Prompt',
  tools: 'Tools',
  documentation: 'Documentation',
  assistant: 'The assistant itself',
  systemMessages: 'Further system messages',
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

/** What was typed, as it would be stored; what cannot be stored stays as it is. */
const stored = (field: DraftField, value: string | null): string | null => {
  const schema: z.ZodType<string | null> = AssistantDraft.shape[field];
  const { data: kept = value } = schema.safeParse(value);
  return kept;
};

/** The edits that differ from what they began with, as they would be saved. Nothing and empty look the same, and are. */
export function changesOf(edits: Edits, base: AssistantDraft): Edits {
  const changed = draftFields
    .filter((field) => field in edits)
    .map((field) => [field, stored(field, edits[field] ?? null)] as const)
    .filter(([field, value]) => (value ?? '') !== (base[field] ?? ''));
  return Object.fromEntries(changed);
}

/** What can be stored of a draft; the API keeps a field that is left out as it is. */
export const sendable = <Fields extends Edits>(draft: Fields, problems = problemsOf(draft)): Partial<Fields> =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !(field in problems))) as Partial<Fields>;

/** What is wrong with each field, in a sentence. */
export function problemsOf(draft: Edits): Partial<Record<DraftField, string>> {
  const checked = AssistantDraft.partial().safeParse(draft);
  const issues = checked.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
