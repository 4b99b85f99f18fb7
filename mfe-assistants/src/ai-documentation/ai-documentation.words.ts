import type { DocumentationCategory } from '@booking/contracts/ai-documentation';

/** What the documentation of the assistants says, but for its entries. */
export const words = {
  title: 'AI Assistant Documentation',
  subtitle: 'Manage rules and guidelines for how the AI assistant communicates',
  review: 'Review these rules before making changes to the voice-AI assistant configuration',
  add: 'Add Documentation',
  addShort: 'Add',
  addTo: (category: string): string => `Add to ${category}`,
  what: 'the documentation',
  search: 'Search documentation',
  noResults: (typed: string): string => `No results for “${typed}”`,
  empty: 'No documentation in this category yet.',
  example: (title: string): string => `Start from an example: ${title}`,
  active: (active: number, all: number): string => `${active} of ${all} active`,
  usedBy: (count: number): string => (count === 1 ? 'In 1 assistant' : `In ${count} assistants`),
  fields: {
    category: 'Category',
    chooseCategory: 'Choose a category',
    title: 'Title',
    content: 'Content',
    contentHint: 'Plain language, addressed to the assistant',
    advanced: 'Advanced',
    order: 'Display order',
    orderHint: 'Lower numbers first',
    active: 'Active',
    activeHint: 'Included from the next publish',
  },
  deletedMeanwhile: 'Someone deleted this entry. What you typed is still here: restore the entry with it, or cancel.',
} as const;

type Example = { title: string; content: string };

/** To learn from what an entry is like. Each begins inactive, as no hotel is like another. */
export const examples: Record<DocumentationCategory, Example> = {
  'Guest Communication': {
    title: 'Late arrival',
    content:
      'Check-in is open until 10 PM. If a guest arrives later, ask for the arrival time and say that the front desk will text instructions for the door.',
  },
  'Property-Management Integration': {
    title: 'Spelling of names',
    content: 'Before you look up a reservation, ask the guest to spell the last name, and read it back.',
  },
  'Communication Rules': {
    title: 'Pets',
    content: 'Dogs up to 40 pounds may stay for $30 a night, two at most. Cats and other pets may not stay.',
  },
};
