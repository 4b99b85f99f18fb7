import type { FieldDifference } from '@booking/contracts/publishing';

const ownWords: Partial<Record<string, string>> = {
  systemMessages: 'further system messages',
  secrets: 'secrets in the assistant itself',
  server: 'server address',
  monitoring: 'call monitoring',
  toolBodies: 'tool definitions',
  foreignTools: 'other tools',
};

/** A field as people say it: `firstMessage` → `first message`. */
export const fieldInWords = (field: string): string =>
  ownWords[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Words in a sentence. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** Fields in a sentence. */
export const fieldsInWords = (differences: readonly FieldDifference[]): string =>
  listed(differences.map(({ field }) => fieldInWords(field)));

/** What surely holds before it is known what the platform has. */
export const nothingWentLive = 'Nothing of it went live.';

/**
 * What callers hear when nothing of a publish went live.
 * @param version the live one, null when none of ours is @param changed where the platform held something else when it was read
 */
export function unchangedSentence(version: number | null, changed: readonly FieldDifference[]): string {
  if (version === null) return 'Callers hear what Vapi held before.';
  if (changed.length === 0) return `Callers still hear version ${version}.`;
  return `Callers still hear version ${version}, but for ${fieldsInWords(changed)}, which somebody changed at Vapi.`;
}

/** Added once tools are on their way: they serve what is live, too. */
export const toolsMayBeNewer = 'Its tools may be up to date already.';

const besides = (foreign: readonly string[]): string =>
  foreign.length === 0
    ? ''
    : `, with ${listed(foreign)} besides, which ${foreign.length === 1 ? 'is' : 'are'} not ours`;

/** What became of a publish that was recorded. */
type Recorded = {
  version: number;
  /** Undefined when it could not be read back. */
  differences: readonly FieldDifference[] | undefined;
  /** Tools that are not ours. */
  foreign: readonly string[];
  /** What somebody had changed at the platform and is no longer there. */
  replaced: readonly FieldDifference[];
  /** The draft was to become another, but somebody saved it meanwhile. */
  draftStays: boolean;
};

const heard = ({ version, differences, foreign }: Recorded): string => {
  if (!differences) return `Vapi took version ${version}, but did not say afterwards what it holds.`;
  if (differences.length > 0) return `Callers hear version ${version}, but for ${fieldsInWords(differences)}.`;
  return `Callers hear version ${version}${besides(foreign)}.`;
};

/** What callers hear once a version was recorded, and what it did besides. */
export const liveSentence = (recorded: Recorded): string =>
  [
    heard(recorded),
    recorded.replaced.length > 0 &&
      `What somebody had changed at Vapi was replaced: ${fieldsInWords(recorded.replaced)}.`,
    recorded.draftStays && 'The draft stays as somebody saved it meanwhile.',
  ]
    .filter(Boolean)
    .join(' ');

/** What can be said when neither the push nor the look afterwards was answered. @param version the live one until then */
export const unknownSentence = (version: number | null): string =>
  `It is not known whether callers hear the new text or ${
    version === null ? 'what Vapi held before' : `version ${version}`
  }: Vapi stopped answering. Once it answers, check for drift or publish again.`;

/** What callers hear when only our own record of it failed. */
export const unrecordedSentence =
  'Callers hear what was sent, but it could not be recorded as a version here. Publish again.';
