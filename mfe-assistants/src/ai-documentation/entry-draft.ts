import { documentationEndpoints, type Documentation } from '@booking/contracts/ai-documentation';

/** An entry as it is being typed. */
export type EntryDraft = { category: string; title: string; content: string; order: string; isActive: 0 | 1 };
export type EntryFields = Pick<Documentation, keyof EntryDraft>;
export type EntryProblems = Partial<Record<keyof EntryDraft, string>>;

/** S2 section 4. */
export const newDraft: EntryDraft = { category: '', title: '', content: '', order: '0', isActive: 1 };

export const draftOf = ({ category, title, content, order, isActive }: Documentation): EntryDraft => ({
  category,
  title,
  content,
  order: `${order}`,
  isActive,
});

const missing = 'Required';

type Reading =
  | { fields: EntryFields; problems?: never; complaint?: never }
  | { fields?: never; problems: EntryProblems; complaint: string };

/** @returns what would be saved, or what is wrong with it: at each field, and in one sentence (S2 section 5) */
export function readDraft(draft: EntryDraft): Reading {
  const typed = { ...draft, order: Number.parseInt(draft.order, 10) || 0 };
  const { data, error } = documentationEndpoints.create.body.safeParse(typed);
  if (data) return { fields: data };
  const problems: EntryProblems = {};
  for (const { path, message } of error.issues) {
    const key = path[0] as keyof EntryDraft;
    problems[key] ??= `${draft[key]}`.trim() === '' ? missing : message;
  }
  const sentences = Object.values(problems);
  return { problems, complaint: sentences.includes(missing) ? 'Please fill in all required fields' : sentences[0]! };
}

/** Only what differs, so that two people who change different fields of an entry keep what both did. */
export const changesOf = (fields: EntryFields, saved: Documentation): Partial<EntryFields> =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== saved[key as keyof EntryFields]));
