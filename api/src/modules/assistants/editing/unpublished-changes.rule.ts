import type { AssistantVersionEntity } from './assistant-version.entity.ts';
import type { AssistantEntity } from './assistant.entity.ts';
import { contentOf, type HotelSources } from '../prompt/publish-content.service.ts';
import { platformFields } from './draft-from-platform.mapper.ts';

/** Whether a publish would send something else now than the live version is; it always would where none of ours is live. */
export function hasUnpublishedChanges(
  row: AssistantEntity,
  live: AssistantVersionEntity | undefined,
  house: HotelSources,
): boolean {
  if (!live) return true;
  const now = contentOf(row, house);
  return (
    now.prompt !== live.prompt ||
    now.isRecorded !== live.isRecorded ||
    now.toolNames.join() !== live.toolNames.join() ||
    platformFields.some((field) => now.draft[field] !== live.draft[field])
  );
}
