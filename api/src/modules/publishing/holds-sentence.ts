import type { FieldDifference } from '@booking/contracts/publishing';
import type { AssistantEntity } from '../assistants/assistant.entity.ts';

type Heard = Pick<AssistantEntity, 'publishedVersion' | 'drift'>;

const ownWords: Partial<Record<string, string>> = {
  systemMessages: 'further system messages',
  server: 'server address',
  monitoring: 'call monitoring',
  toolBodies: 'tool definitions',
  foreignTools: 'other tools',
};

/** A field as people say it: `firstMessage` → `first message`. */
export const wordsOf = (field: string): string =>
  ownWords[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Words in a sentence. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** Fields in a sentence. */
export const namesOf = (differences: readonly FieldDifference[]): string =>
  listed(differences.map(({ field }) => wordsOf(field)));

/** What callers hear when nothing of a publish went live. */
export const stillHeard = ({ publishedVersion, drift }: Heard): string =>
  publishedVersion === null || drift.length > 0
    ? 'Callers hear what Vapi held before.'
    : `Callers still hear version ${publishedVersion}.`;

const besides = (foreign: readonly string[]): string =>
  foreign.length === 0
    ? ''
    : `, with ${listed(foreign)} besides, which ${foreign.length === 1 ? 'is' : 'are'} not ours`;

/** What callers hear once a version was recorded. @param differences undefined when it could not be read back */
export function nowHeard(
  version: number,
  differences: readonly FieldDifference[] | undefined,
  foreign: readonly string[],
): string {
  if (!differences) return `Vapi took version ${version}, but did not say afterwards what it holds.`;
  if (differences.length > 0) return `Callers hear version ${version}, but for ${namesOf(differences)}.`;
  return `Callers hear version ${version}${besides(foreign)}.`;
}

/** What can be said when neither the push nor the look afterwards was answered. */
export const notKnown = ({ publishedVersion }: Heard): string =>
  `It is not known whether callers hear the new text or ${
    publishedVersion === null ? 'what Vapi held before' : `version ${publishedVersion}`
  }: Vapi stopped answering. Once it answers, check for drift or publish again.`;

/** What callers hear when only our own record of it failed. */
export const notRecorded = 'Callers hear what was sent, but it could not be recorded as a version here. Publish again.';
