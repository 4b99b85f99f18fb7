import type { AssistantDraft } from './assistants.ts';

/*
 * What Vapi's API documents for each provider. Vapi has no endpoint that lists voices, models or transcribers, and gives no samples.
 * Source: the enums of Vapi's OpenAPI document (VapiVoice, ElevenLabsVoice, PlayHTVoice, OpenAIModel, AnthropicModel, DeepgramTranscriber,
 * AssemblyAITranscriber) and the page "Vapi voices" of its documentation, for names that the document only describes. Date: 2026-08-20.
 * Left out: models bound to a region or a day, models that speak by themselves (realtime), and transcribers for other trades.
 * Accounts may have more, such as cloned voices, so any other word can be typed as well.
 */
type Provider<Field extends 'voiceProvider' | 'modelProvider' | 'transcriberProvider'> = NonNullable<
  AssistantDraft[Field]
>;

export const vapiVoices: Readonly<Record<Provider<'voiceProvider'>, readonly string[]>> = {
  // case-sensitive
  vapi: [
    ...['Elliot', 'Savannah', 'Rohan', 'Emma', 'Clara', 'Nico', 'Kai', 'Sagar', 'Godfrey', 'Neil', 'Layla', 'Sid'],
    ...['Naina', 'Leo', 'Zoe', 'Mia', 'Jess', 'Zac', 'Dan', 'Leah', 'Tara'],
  ],
  '11labs': [
    ...['burt', 'marissa', 'andrea', 'sarah', 'phillip', 'steve', 'joseph', 'myra', 'paula', 'ryan', 'drew', 'paul'],
    ...['mrb', 'matilda', 'mark'],
  ],
  playht: ['jennifer', 'melissa', 'will', 'chris', 'matt', 'jack', 'ruby', 'davis', 'donna', 'michael'],
};

/** Voices of Vapi's own that cannot be chosen since March 2026. */
export const retiredVapiVoices: readonly string[] = 'Spencer Neha Harry Cole Paige Hana Lily Kylie'.split(' ');

export const vapiModels: Readonly<Record<Provider<'modelProvider'>, readonly string[]>> = {
  openai: [
    ...[
      'gpt-5.5',
      'gpt-5.4',
      'gpt-5.4-mini',
      'gpt-5.4-nano',
      'gpt-5.2',
      'gpt-5.1',
      'gpt-5',
      'gpt-5-mini',
      'gpt-5-nano',
    ],
    ...['gpt-4.1', 'gpt-4.1-mini', 'gpt-4.1-nano', 'gpt-4o', 'gpt-4o-mini'],
  ],
  anthropic: [
    ...['claude-sonnet-5', 'claude-sonnet-4-6', 'claude-sonnet-4-5-20250929', 'claude-sonnet-4-20250514'],
    ...['claude-opus-4-6', 'claude-opus-4-5-20251101', 'claude-opus-4-20250514', 'claude-haiku-4-5-20251001'],
  ],
};

export const vapiTranscribers: Readonly<Record<Provider<'transcriberProvider'>, readonly string[]>> = {
  deepgram: [
    ...['nova-3', 'nova-3-general', 'nova-2', 'nova-2-phonecall', 'nova-2-conversationalai'],
    ...['flux-general-en', 'flux-general-multi'],
  ],
  assembly: ['universal-streaming-english', 'universal-streaming-multilingual', 'universal-3-5-pro'],
};
