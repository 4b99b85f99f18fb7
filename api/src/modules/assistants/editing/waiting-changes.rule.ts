import type { AssistantDraft } from '@booking/contracts/assistants';
import type { Documentation } from '@booking/contracts/ai-documentation';
import type { AssistantVersion } from '@booking/contracts/publishing';
import type { PublishContent } from '../prompt/publish-content.service.ts';
import type { AssistantVersionEntity } from './assistant-version.entity.ts';
import { platformFields } from './draft-from-platform.mapper.ts';

type Change = AssistantVersion['changes'][number];
type Content = Pick<AssistantVersionEntity, 'draft' | 'prompt' | 'toolNames' | 'isRecorded' | 'documentation'>;

/** The fields of a draft that reach callers as a part of the prompt. */
const promptFields = [
  'agentName',
  'hotelName',
  'personality',
  'bookingLogic',
  'systemPrompt',
] as const satisfies readonly (keyof AssistantDraft)[];

const entriesInWords = (entries: readonly Documentation[]): string =>
  entries.map(({ category, title, content }) => `${category}: ${title}\n${content}`).join('\n\n');

const recording = (isRecorded: boolean): string => (isRecorded ? 'on' : 'off');

/** The part of the prompt that Settings fill. A version does not keep it apart, so only what it is now is known. */
function hotelChange(live: Content, { prompt, parts }: PublishContent): Change[] {
  const part = parts.find(({ source }) => source === 'hotel');
  const text = part && prompt.slice(part.from, part.to);
  return text && !live.prompt.includes(text) ? [{ field: 'hotel', before: null, after: text }] : [];
}

/** What has changed in the prompt, by what it is made of; the compiled text where none of that says why. */
function promptChanges(
  live: Content,
  now: PublishContent,
  ofFields: (names: typeof promptFields) => Change[],
): Change[] {
  if (now.prompt === live.prompt) return [];
  const fields = ofFields(promptFields);
  const [before, after] = [live.documentation, now.documentation].map(entriesInWords) as [string, string];
  const documentation = before === after ? [] : [{ field: 'documentation', before, after }];
  const hotel = fields.some(({ field }) => field === 'hotelName') ? [] : hotelChange(live, now);
  const found = [...fields, ...documentation, ...hotel];
  return found.length > 0 ? found : [{ field: 'prompt', before: live.prompt, after: now.prompt }];
}

/** What callers would notice of a publish of `now`, against the current version; what only the console knows is left out. */
export function waitingChanges(live: Content, now: PublishContent): Change[] {
  const ofFields = (names: readonly (keyof AssistantDraft)[]): Change[] =>
    names
      .map((field) => ({ field, before: live.draft[field] ?? null, after: now.draft[field] ?? null }))
      .filter(({ before, after }) => before !== after);
  const [toolsBefore, toolsAfter] = [live.toolNames.join(', '), now.toolNames.join(', ')];
  const tools = toolsBefore === toolsAfter ? [] : [{ field: 'tools', before: toolsBefore, after: toolsAfter }];
  const recorded =
    live.isRecorded === now.isRecorded
      ? []
      : [{ field: 'recording', before: recording(live.isRecorded), after: recording(now.isRecorded) }];
  return [...ofFields(platformFields), ...promptChanges(live, now, ofFields), ...tools, ...recorded];
}
