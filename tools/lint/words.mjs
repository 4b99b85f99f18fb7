// Names that say nothing outside of this code. docs/glossary.md has the words to use instead; tools/repository/words.test.ts proves the rule.

/** Verbs and prepositions that are the name of anything, so that a search for them finds everything. */
const alone = [
  ...['ask', 'by', 'cut', 'give', 'happened', 'held', 'keep', 'of', 'read', 'said', 'say', 'soon'],
  ...['standing', 'stands', 'take', 'told', 'troubles', 'whose'],
];

/** What was once called so, and what it is called. */
const renamed = {
  askagain: 'invalidate or refetch',
  askedtogether: 'CoalescedRead',
  askoften: 'preparedQuery',
  asktogether: 'coalescedQuery',
  awaitturn: 'advisoryLock',
  breathe: 'yieldToMain',
  givenback: 'refund',
  helddraft: 'draftFromPlatform',
  leftovers: 'orphaned files',
  keeptotal: 'setAgreedTotal',
  requestinhand: 'request context',
  reservationhappening: 'ReservationNotice',
  taketurn: 'tryAdvisoryLock',
  whereabouts: 'redirect',
};

/** @returns {string | undefined} why a name is refused */
function problemOf(name) {
  if (alone.includes(name.toLowerCase())) return `${name} says nothing alone: name what it is or does.`;
  const old = Object.keys(renamed).find((word) => name.toLowerCase().includes(word));
  return old && `${name}: the word for it is ${renamed[old]} (docs/glossary.md).`;
}

const namesIn = ({ declaration, specifiers }) =>
  declaration
    ? (declaration.declarations ?? [declaration]).map(({ id }) => id)
    : specifiers.map(({ exported }) => exported);

const exportedNames = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      for (const id of namesIn(node)) {
        const message = id?.name && problemOf(id.name);
        if (message) context.report({ node: id, message });
      }
    },
  }),
};

/**
 * What is exported has a name that is understood without its file.
 *
 * @type {import('eslint').Linter.Config}
 */
export const plainWords = {
  files: ['**/*.{ts,tsx}'],
  // public until the next major version of remote-kit: ask
  ignores: ['libs/remote-kit/src/first-queries.ts'],
  plugins: { words: { rules: { 'exported-names': exportedNames } } },
  rules: { 'words/exported-names': 'error' },
};
