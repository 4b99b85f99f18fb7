import type { AssistantVersion } from '@booking/contracts/publishing';
import type { AssistantVersionEntity } from './assistant-version.entity.ts';
import type { AssistantEntity } from './assistant.entity.ts';
import { contentOf, type HotelSources } from '../prompt/publish-content.service.ts';
import { waitingChanges } from './waiting-changes.rule.ts';

/** What a publish would send otherwise now than the current version is; null where none of ours is live, so that all of it is new. */
export const unpublishedChanges = (
  row: AssistantEntity,
  live: AssistantVersionEntity | undefined,
  hotel: HotelSources,
): AssistantVersion['changes'] | null => (live ? waitingChanges(live, contentOf(row, hotel)) : null);
