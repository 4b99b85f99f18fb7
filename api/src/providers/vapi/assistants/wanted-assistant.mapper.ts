import { toolOf } from '@booking/contracts/tools';
import { sentMode } from '../../first-message-mode.rule.ts';
import type { WantedAssistant } from '../../voice-platform.port.ts';
import type { CallbackTarget } from '../vapi-account.schema.ts';
import { toolName } from '../tools/catalogue-tools.mapper.ts';
import { isRecorded } from './platform-assistant.mapper.ts';
import { omitUndefined, list, object, text, type Json } from '../lenient-json.mapper.ts';
import { settingsOf } from './our-settings.mapper.ts';

/** What every model has at Vapi; all else belongs to one provider. */
const ofAnyModel = [
  'messages',
  'tools',
  'toolRefs',
  'knowledgeBase',
  'temperature',
  'maxTokens',
  'emotionRecognitionEnabled',
  'numFastTurns',
];
/** Fields that a voice of any provider has; voices of Vapi itself have no fallback. */
const ofAnyVoice = (provider: unknown): string[] => [
  'cachingEnabled',
  'chunkPlan',
  ...(provider === 'vapi' ? [] : ['fallbackPlan']),
];
const ofAnyTranscriber = ['fallbackPlan'];
/** Live answers still show these, and a body with them is refused. */
const unwritableOfModel = ['systemPrompt', 'functions'];
const unwritable = ['id', 'orgId', 'createdAt', 'updatedAt', 'isServerUrlSecretSet', 'latestVersion'];

const only = (held: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(held).filter(([name]) => names.includes(name)));
const without = (held: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(held).filter(([name]) => !names.includes(name)));

const isOtherProvider = (held: Json, wanted: Json): boolean =>
  wanted['provider'] !== undefined && wanted['provider'] !== held['provider'];

/** Fields of one provider are refused on another, so a new provider begins with what both have. */
const partOf = (held: Json, wanted: Json, common: readonly string[]): Json => ({
  ...(isOtherProvider(held, wanted) ? only(held, common) : held),
  ...wanted,
});

function modelOf(held: Json, wanted: WantedAssistant, toolIds: readonly string[]): Json {
  const chosen = omitUndefined({ provider: wanted.modelProvider, model: wanted.modelName || null });
  const messages = list(held['messages']).filter(({ role }) => role !== 'system');
  // one that goes by a name of ours would be there twice
  const inline = list(held['tools']).filter((tool) => !toolOf(wanted.assistantType, toolName(tool)));
  return {
    ...partOf(writableModel(held), chosen, ofAnyModel),
    messages: [{ role: 'system', content: wanted.prompt }, ...messages],
    toolIds,
    ...(held['tools'] !== undefined && { tools: inline }),
  };
}

function transcriberOf({ transcriberProvider, transcriberModel }: WantedAssistant, held: Json): Json {
  const provider = transcriberProvider === 'assembly' ? 'assembly-ai' : transcriberProvider;
  const isAssembly = (provider ?? held['provider']) === 'assembly-ai';
  return omitUndefined({ provider, [isAssembly ? 'speechModel' : 'model']: transcriberModel || null });
}

/**
 * The body of a PATCH that makes `held` what is wanted. A PATCH replaces whole subtrees, so whatever else stood in those
 * that we manage goes along; the others are left out. A field of null stays as it is, but for a mode of the first message that
 * the console has no word for; a message of '' is cleared.
 */
export function changesOf(
  held: Json,
  wanted: WantedAssistant,
  toolIds: readonly string[],
  target: CallbackTarget,
): Json {
  const { name, firstMessage, voicemailMessage, endCallMessage } = wanted;
  const firstMessageMode = sentMode(wanted.firstMessageMode, text(held['firstMessageMode']) ?? null);
  const [heldVoice, heldTranscriber] = [object(held['voice']), object(held['transcriber'])];
  const voice = omitUndefined({ provider: wanted.voiceProvider, voiceId: wanted.voiceId || null });
  const transcriber = transcriberOf(wanted, heldTranscriber);
  return {
    ...omitUndefined({ name, firstMessage, firstMessageMode, voicemailMessage, endCallMessage }),
    model: modelOf(object(held['model']), wanted, toolIds),
    ...(Object.keys(voice).length > 0 && { voice: partOf(heldVoice, voice, ofAnyVoice(voice['provider'])) }),
    ...(Object.keys(transcriber).length > 0 && { transcriber: partOf(heldTranscriber, transcriber, ofAnyTranscriber) }),
    ...(wanted.isRecorded !== isRecorded(held) && {
      artifactPlan: { ...object(held['artifactPlan']), recordingEnabled: wanted.isRecorded },
    }),
    ...settingsOf(held, target),
  };
}

/** A model as it may be sent to Vapi again. */
export const writableModel = (held: Json): Json => without(held, unwritableOfModel);

/** An assistant as it may be sent to Vapi again: without what only Vapi writes. */
export const writable = (held: Json): Json => without(held, unwritable);
