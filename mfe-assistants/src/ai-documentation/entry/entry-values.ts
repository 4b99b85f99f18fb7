import { DocumentationCategory, documentationEndpoints, type Documentation } from '@booking/contracts/ai-documentation';
import * as z from 'zod/mini';

const missing = 'Required';
const { shape } = documentationEndpoints.create.body;

/** Reads an entry as it is typed. */
export const entrySchema = z.object({
  category: z.enum(DocumentationCategory.options, missing),
  title: z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), shape.title),
  content: z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), shape.content),
  order: z.pipe(
    z.transform((typed: string) => Number.parseInt(typed, 10) || 0),
    shape.order.def.innerType,
  ),
  isActive: shape.isActive,
});
export type EntryFields = z.infer<typeof entrySchema>;
export type EntryValues = { category: string; title: string; content: string; order: string; isActive: 0 | 1 };

/** S2 section 4. */
export const newEntry: EntryValues = { category: '', title: '', content: '', order: '0', isActive: 1 };

export const valuesOf = ({ category, title, content, order, isActive }: Documentation): EntryValues => ({
  ...{ category, title, content, isActive },
  order: `${order}`,
});

/** What is wrong with an entry, in one sentence (S2 section 5). */
export function complaintOf(errors: Record<string, { message?: string } | undefined>): string {
  const sentences = Object.values(errors).map((error) => error?.message ?? '');
  return sentences.includes(missing) ? 'Please fill in all required fields' : sentences[0]!;
}

/** Only what differs, so that two people who change different fields of an entry keep what both did. */
export const changesOf = (fields: EntryFields, saved: Documentation): Partial<EntryFields> =>
  Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== saved[key as keyof EntryFields]));
