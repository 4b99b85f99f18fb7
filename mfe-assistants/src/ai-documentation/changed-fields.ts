import type { DocumentationChange } from '@booking/contracts/ai-documentation';

export type ChangedField = { label: string; before: string; after: string };

const inWords = ({ category, title, content, order, isActive }: DocumentationChange['entry']): Map<string, string> =>
  new Map([
    ['Category', category],
    ['Title', title],
    ['Content', content],
    ['Display order', `${order}`],
    ['Status', isActive === 1 ? 'Active' : 'Inactive'],
  ]);

/** What a change of an entry made of what it was before, field by field. */
export function changedFields(
  before: DocumentationChange['entry'],
  after: DocumentationChange['entry'],
): ChangedField[] {
  const old = inWords(before);
  return [...inWords(after)]
    .map(([label, value]) => ({ label, before: old.get(label)!, after: value }))
    .filter((field) => field.before !== field.after);
}
