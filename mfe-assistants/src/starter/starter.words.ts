/** What the offers of starter content say. */
export const words = {
  open: 'Starter Content',
  title: 'Starter documentation',
  about:
    'Drafts with what Cloudbeds says of the hotel. An adopted draft is inactive: fill in its blanks, read it, then switch it on.',
  away: 'Cloudbeds does not answer now, so its facts are blanks.',
  what: 'the starter content',
  list: 'Drafts',
  adopt: 'Adopt',
  adoptOne: (title: string): string => `Adopt: ${title}`,
  adoptAll: (count: number): string => `Adopt all ${count}`,
  adopting: 'Adopting…',
  adopted: 'Adopted',
  toFillIn: (names: readonly string[]): string => `To fill in: ${names.join('; ')}`,
  complete: 'Nothing to fill in',
  close: 'Close',
  done: (count: number): string => (count === 1 ? 'Draft adopted' : `${count} drafts adopted`),
  failure: 'Failed to adopt the drafts',
  calls: {
    adopt: 'Add Starter Calls',
    done: 'Starter calls added, inactive until you switch them on',
    failure: 'Failed to add the starter calls',
  },
  prompt: {
    about: 'This assistant has no prompt yet.',
    use: 'Start from the Default Prompt',
    done: 'Default prompt filled in. Read it, then save.',
    failure: 'The default prompt could not be loaded',
  },
} as const;
