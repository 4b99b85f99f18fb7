import { allowedFacts } from './allowed-facts.rule.ts';
import type { Facts } from './changed-fields.rule.ts';

/** Stands where something is sealed, and for good where what was sealed can be opened no more. */
export const sealedMark = '[sealed]';
export const erasedMark = '[erased]';

const parts = ['detail', 'before', 'after'] as const;
export type Parts = { [Part in (typeof parts)[number]]: Facts | null };
export type Subject = { id: string | null; label: string | null };
/** What only the key of its subject opens. */
export type SealedFacts = Partial<Record<(typeof parts)[number], Facts>> & Partial<Subject>;

type Sorted = { open: Parts & { subject: Subject }; sealed: SealedFacts };
type Told = Parts & { subject: Subject & { isTyped?: boolean | undefined } };

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Takes of an action's facts what its list allows, and apart from the rest what is to be sealed. */
export function sortFacts(action: string, told: Told): Sorted {
  const { plain = [], sealed: sealedNames = [], hasPlainLabel } = allowedFacts(action) ?? {};
  const { isTyped, id, label } = told.subject;
  const sealed: SealedFacts = {
    ...(isTyped && id !== null && { id }),
    ...(!hasPlainLabel && label !== null && { label }),
  };
  const open = { detail: null, before: null, after: null } as Parts;
  for (const part of parts) {
    if (told[part] === null) continue;
    const [kept, hidden]: [Facts, Facts] = [{}, {}];
    for (const [name, value] of Object.entries(told[part])) {
      if (plain.includes(name) || (sealedNames.includes(name) && isNothing(value))) kept[name] = value;
      else if (sealedNames.includes(name)) [kept[name], hidden[name]] = [sealedMark, value];
    }
    open[part] = kept;
    if (Object.keys(hidden).length > 0) sealed[part] = hidden;
  }
  const subject = {
    id: sealed.id === undefined ? id : sealedMark,
    label: sealed.label === undefined ? label : sealedMark,
  };
  return { open: { ...open, subject }, sealed };
}

const openedPart = (part: Facts | null, sealed: Facts | undefined): Facts | null =>
  part &&
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, value === sealedMark ? (sealed?.[name] ?? erasedMark) : value]),
  );

const openedText = (text: string | null, sealed: string | null | undefined): string | null =>
  text === sealedMark ? (sealed ?? erasedMark) : text;

/** The other way round. @param sealed undefined where its key is destroyed */
export const openFacts = (
  { detail, before, after, subject }: Parts & { subject: Subject },
  sealed: SealedFacts | undefined,
): Parts & { subject: Subject } => ({
  detail: openedPart(detail, sealed?.detail),
  before: openedPart(before, sealed?.before),
  after: openedPart(after, sealed?.after),
  subject: { id: openedText(subject.id, sealed?.id), label: openedText(subject.label, sealed?.label) },
});
