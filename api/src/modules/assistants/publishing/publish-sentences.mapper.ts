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
export const nothingWentLive = 'Nothing was published.';

/**
 * What callers hear when nothing of a publish went live.
 * @param version the live one, null when none of ours is @param changed where the platform held something else when it was read
 */
export function unchangedSentence(version: number | null, changed: readonly FieldDifference[]): string {
  if (version === null) return 'Callers hear what Vapi had before.';
  if (changed.length === 0) return `Callers still hear version ${version}.`;
  return `Callers still hear version ${version}, but for ${fieldsInWords(changed)}, which somebody changed at Vapi.`;
}

/** Added once tools are on their way: they serve what is live, too. */
export const toolsMayBeNewer = 'Its tools may be up to date already.';

const alsoHas = (foreign: readonly string[]): string =>
  foreign.length === 0 ? '' : ` The assistant also has ${listed(foreign)}, added in Vapi.`;

/** What became of a publish that was recorded. */
type Recorded = {
  version: number;
  /** Undefined when it could not be read back. */
  differences: readonly FieldDifference[] | undefined;
  /** Tools that are not ours. */
  foreign: readonly string[];
  /** Changes at the platform that this publish replaced. */
  replaced: readonly FieldDifference[];
  /** The draft was to change, but it was saved meanwhile and stays. */
  draftStays: boolean;
};

const heard = ({ version, differences, foreign }: Recorded): string => {
  if (!differences) return `Vapi accepted version ${version}, but could not be read back.`;
  if (differences.length > 0) return `Callers hear version ${version}, but for ${fieldsInWords(differences)}.`;
  return `Callers hear version ${version}.${alsoHas(foreign)}`;
};

/** What callers hear once a version was recorded, and what it did besides. */
export const liveSentence = (recorded: Recorded): string =>
  [
    heard(recorded),
    recorded.replaced.length > 0 && `Changes made in Vapi were replaced: ${fieldsInWords(recorded.replaced)}.`,
    recorded.draftStays && 'The draft stays as somebody saved it meanwhile.',
  ]
    .filter(Boolean)
    .join(' ');

/** What can be said when neither the push nor the look afterwards was answered. @param version the live one until then */
export const unknownSentence = (version: number | null): string =>
  `It is not known whether callers hear the new text or ${
    version === null ? 'what Vapi had before' : `version ${version}`
  }: Vapi stopped answering. Once it answers, check for drift or publish again.`;

/** What callers hear when only our own record of it failed. */
export const unrecordedSentence =
  'Callers hear what was sent, but it could not be recorded as a version here. Publish again.';
