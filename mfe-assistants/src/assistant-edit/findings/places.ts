import type { DraftField } from '../draft.ts';
import type { Tab } from '../use-tab.ts';

/** Which tab has a field. */
export const tabOf: Record<DraftField, Tab> = {
  name: 'overview',
  assistantType: 'overview',
  vapiPhoneNumberId: 'overview',
  description: 'overview',
  agentName: 'overview',
  hotelName: 'overview',
  personality: 'overview',
  voiceProvider: 'configuration',
  voiceId: 'configuration',
  firstMessage: 'configuration',
  firstMessageMode: 'configuration',
  voicemailMessage: 'configuration',
  endCallMessage: 'configuration',
  modelProvider: 'configuration',
  modelName: 'configuration',
  transcriberProvider: 'configuration',
  transcriberModel: 'configuration',
  bookingLogic: 'configuration',
  systemPrompt: 'prompts',
};

export const isDraftField = (name: string): name is DraftField => Object.hasOwn(tabOf, name);

/** The address at which a field has the focus. */
export const addressOfField = (field: DraftField): string => `?tab=${tabOf[field]}&field=${field}`;

/** Where a thing that a finding names is changed. */
export const placeOf = (name: string): string | undefined => {
  if (isDraftField(name)) return addressOfField(name);
  return name === 'documentation' ? '/ai-documentation' : undefined;
};
