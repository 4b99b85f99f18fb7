import type { AssistantDraft } from '@booking/contracts/assistants';
import { clearableFields, platformFields } from '../editing/draft-from-platform.mapper.ts';
import type { Publication } from '../publishing/publication.mapper.ts';

/**
 * The draft of a version that is brought back. It may have left to the platform what the live version has set since, and
 * nothing there is unset by being left out: messages are cleared then, all else goes on as it is live.
 * @returns that draft, and the fields that go on
 */
export function rollbackDraft(to: AssistantDraft, live: Pick<Publication, 'draft'> | undefined) {
  const setSince = platformFields.filter((field) => to[field] === null && (live?.draft[field] ?? null) !== null);
  const isCleared = (field: string): boolean => clearableFields.some((each) => each === field);
  const values = setSince.map((field) => [field, isCleared(field) ? '' : live!.draft[field]] as const);
  const draft: AssistantDraft = { ...to, ...(Object.fromEntries(values) as Partial<AssistantDraft>) };
  return { draft, goingOn: setSince.filter((field) => !isCleared(field)) };
}
