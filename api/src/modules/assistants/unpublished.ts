import type { AssistantDraft } from '@booking/contracts/assistants';
import type { AssistantVersionEntity } from './assistant-version.entity.ts';
import type { AssistantEntity } from './assistant.entity.ts';
import { contentOf, type HouseSources } from './content.ts';

/** Fields that reach the voice platform as they are; the others are in the prompt, choose the tools, or stay here. */
const sent = [
  'name',
  'vapiPhoneNumberId',
  'voiceProvider',
  'voiceId',
  'firstMessage',
  'firstMessageMode',
  'voicemailMessage',
  'endCallMessage',
  'modelProvider',
  'modelName',
  'transcriberProvider',
  'transcriberModel',
] as const satisfies readonly (keyof AssistantDraft)[];

/** Whether a publish would send something else now than the live version is; without one, whether anything was saved. */
export function hasUnpublishedChanges(
  row: AssistantEntity,
  live: AssistantVersionEntity | undefined,
  house: HouseSources,
): boolean {
  if (!live) return row.revision > 1;
  const now = contentOf(row, house);
  return (
    now.prompt !== live.prompt ||
    now.toolNames.join() !== live.toolNames.join() ||
    sent.some((field) => now.draft[field] !== live.draft[field])
  );
}
