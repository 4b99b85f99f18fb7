import { DocumentationCategory, type Documentation } from '@booking/contracts/ai-documentation';

const categories = DocumentationCategory.options;

/** Entries as a prompt has them: by category, then order, then age. */
export const inPromptOrder = (entries: readonly Documentation[]): Documentation[] =>
  entries.toSorted(
    (a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || a.order - b.order || a.id - b.id,
  );
