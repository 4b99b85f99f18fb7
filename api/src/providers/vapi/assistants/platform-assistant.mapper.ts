import type { PlatformAssistant } from '../../voice-platform.port.ts';
import type { CallbackTarget } from '../vapi-account.schema.ts';
import { toolName } from '../tools/catalogue-tools.mapper.ts';
import { deviations } from './deviations.rule.ts';
import { instant, list, object, strings, text, type Json } from '../lenient-json.mapper.ts';
import { withoutSecrets } from '../webhook/without-secrets.mapper.ts';

export const systemPrompt = (model: Json): string | null =>
  text(list(model['messages']).find(({ role }) => role === 'system')?.['content']) ?? null;

/** AssemblyAI goes by another name at Vapi, and has its model in another field. */
function transcriberOf(transcriber: Json): Pick<PlatformAssistant, 'transcriberProvider' | 'transcriberModel'> {
  const isAssembly = transcriber['provider'] === 'assembly-ai';
  return {
    transcriberProvider: isAssembly ? 'assembly' : (text(transcriber['provider']) ?? null),
    transcriberModel: text(transcriber[isAssembly ? 'speechModel' : 'model']) ?? null,
  };
}

/** Vapi records unless it is told not to. */
export const isRecorded = (raw: Json): boolean => object(raw['artifactPlan'])['recordingEnabled'] !== false;

/** Vapi's answer for an assistant in the words of a draft. */
export function platformAssistantOf(raw: Json, target: CallbackTarget): PlatformAssistant {
  const [model, voice] = [object(raw['model']), object(raw['voice'])];
  return {
    id: text(raw['id']) ?? '',
    name: text(raw['name']) ?? '',
    prompt: systemPrompt(model),
    voiceId: text(voice['voiceId']) ?? null,
    voiceProvider: text(voice['provider']) ?? null,
    firstMessage: text(raw['firstMessage']) ?? null,
    firstMessageMode: text(raw['firstMessageMode']) ?? null,
    voicemailMessage: text(raw['voicemailMessage']) ?? null,
    endCallMessage: text(raw['endCallMessage']) ?? null,
    modelProvider: text(model['provider']) ?? null,
    modelName: text(model['model']) ?? null,
    ...transcriberOf(object(raw['transcriber'])),
    toolIds: strings(model['toolIds']),
    inlineTools: list(model['tools']).map(toolName),
    deviations: deviations(raw, target),
    isRecorded: isRecorded(raw),
    updatedAt: instant(raw['updatedAt']) ?? null,
    raw: withoutSecrets(raw),
  };
}
