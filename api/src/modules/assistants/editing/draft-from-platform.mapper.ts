import {
  FirstMessageMode,
  ModelProvider,
  TranscriberProvider,
  VoiceProvider,
  type AssistantDraft,
} from '@booking/contracts/assistants';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import type { PlatformAssistant } from '../../../providers/voice-platform.port.ts';
import { withoutHotelInstructions } from '../prompt/hotel-instructions.mapper.ts';

/** The fields of a draft that the platform holds as they are. */
export const platformFields = [
  'name',
  'firstMessage',
  'firstMessageMode',
  'voicemailMessage',
  'endCallMessage',
  'voiceProvider',
  'voiceId',
  'modelProvider',
  'modelName',
  'transcriberProvider',
  'transcriberModel',
] as const satisfies readonly (keyof AssistantDraft)[];

/** What says nothing without the other, and what both are called. */
export const providerPairs = [
  ['voiceProvider', 'voiceId', 'voice'],
  ['modelProvider', 'modelName', 'model'],
  ['transcriberProvider', 'transcriberModel', 'transcriber'],
] as const;

/** Those that '' clears at the platform, where null leaves them as they are there. */
export const clearableFields = ['firstMessage', 'voicemailMessage', 'endCallMessage'] as const;

/** A provider without its id, or one the console has no word for, is left to the platform as it is there. */
const both = <P>(provider: P | undefined, id: string | null): [P, string] | [null, null] =>
  provider && id ? [provider, id] : [null, null];

/** What the platform holds of an assistant, as far as a draft can say it. */
export function draftFromPlatform(
  held: PlatformAssistant,
): Pick<AssistantDraft, (typeof platformFields)[number] | 'systemPrompt'> {
  const [voiceProvider, voiceId] = both(VoiceProvider.safeParse(held.voiceProvider).data, held.voiceId);
  const [modelProvider, modelName] = both(ModelProvider.safeParse(held.modelProvider).data, held.modelName);
  const [transcriberProvider, transcriberModel] = both(
    TranscriberProvider.safeParse(held.transcriberProvider).data,
    held.transcriberModel,
  );
  const { firstMessage, voicemailMessage, endCallMessage } = held;
  return toStorable({
    name: held.name || held.id,
    voiceProvider,
    voiceId,
    firstMessage,
    firstMessageMode: FirstMessageMode.safeParse(held.firstMessageMode).data ?? null,
    voicemailMessage,
    endCallMessage,
    modelProvider,
    modelName,
    transcriberProvider,
    transcriberModel,
    systemPrompt: held.prompt && withoutHotelInstructions(held.prompt),
  });
}
