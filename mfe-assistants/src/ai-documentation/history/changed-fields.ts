import type { DocumentationChange } from '@booking/contracts/ai-documentation';

type Entry = DocumentationChange['entry'];
export type EntryField = keyof Entry;
export type ChangedField = { label: string; before: string; after: string };

/** What people call the fields, in the order in which they stand on the screen. */
export const fieldLabels: Record<EntryField, string> = {
  category: 'Category',
  title: 'Title',
  content: 'Content',
  order: 'Display order',
  isActive: 'Status',
};

export const entryFields = Object.keys(fieldLabels) as EntryField[];

/** A field of an entry, as a person would say it. */
export const inWords = (field: EntryField, value: string | number): string =>
  field === 'isActive' ? (value === 1 ? 'Active' : 'Inactive') : `${value}`;

/** What a change of an entry made of what it was before, field by field. */
export const changedFields = (before: Entry, after: Entry): ChangedField[] =>
  entryFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: fieldLabels[field],
      before: inWords(field, before[field]),
      after: inWords(field, after[field]),
    }));
