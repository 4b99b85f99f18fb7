import type { AssistantVersionEntity } from './assistant-version.entity.ts';
import type { AssistantEntity } from './assistant.entity.ts';
import { contentOf, type HouseSources } from '../prompt/publish-content.service.ts';
import { heldFields } from './draft-from-platform.mapper.ts';

/** Whether a publish would send something else now than the live version is; it always would where none of ours is live. */
export function hasUnpublishedChanges(
  row: AssistantEntity,
  live: AssistantVersionEntity | undefined,
  house: HouseSources,
): boolean {
  if (!live) return true;
  const now = contentOf(row, house);
  return (
    now.prompt !== live.prompt ||
    now.isRecorded !== live.isRecorded ||
    now.toolNames.join() !== live.toolNames.join() ||
    heldFields.some((field) => now.draft[field] !== live.draft[field])
  );
}
