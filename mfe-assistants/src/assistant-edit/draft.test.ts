import { describe, expect, test } from '@jest/globals';
import { AssistantDraft, type Assistant } from '@booking/contracts/assistants';
import { conflictOf } from '@booking/ui/conflict';
import { changesOf, draftFields, labelOf, problemsOf, type Edits } from './draft.ts';
import { over } from './editing.ts';

const base: Assistant = {
  ...(Object.fromEntries(draftFields.map((field) => [field, null])) as unknown as AssistantDraft),
  id: 1,
  assistantId: 'b3c1',
  name: 'Front desk',
  assistantType: 'guest',
  firstMessage: 'Hello.\n',
  status: 'draft',
  lastPublishedAt: null,
  agentImageUrl: null,
  revision: 4,
  hasUnpublishedChanges: false,
  publishedVersion: null,
  hasDrifted: false,
  archivedAt: null,
};

test('every field of a draft has a name on the screen', () => {
  expect(draftFields.toSorted()).toEqual(Object.keys(AssistantDraft.shape).toSorted());
  expect(labelOf('voiceId')).toBe('Voice ID');
  expect(labelOf('prompt')).toBe('Prompt');
  expect(labelOf('somethingElse')).toBe('somethingElse');
});

describe('what is saved', () => {
  test('is what differs, lines without the blanks around them, texts to the letter', () => {
    expect(changesOf({ name: ' Night desk ', firstMessage: ' Hi.\n' }, base)).toEqual({
      name: 'Night desk',
      firstMessage: ' Hi.\n',
    });
  });

  test('is nothing when all is as it was', () => {
    expect(changesOf({ name: 'Front desk ', firstMessage: 'Hello.\n', voiceId: '' }, base)).toEqual({});
  });

  test.each(['firstMessage', 'voicemailMessage', 'endCallMessage'] as const)(
    'is an empty %s where it was emptied, which callers are to hear no more',
    (field) => {
      expect(changesOf({ [field]: '' }, { ...base, [field]: 'Hello.' })).toEqual({ [field]: '' });
      expect(changesOf({ [field]: '' }, { ...base, [field]: null })).toEqual({});
    },
  );

  test('is null when another field was emptied', () => {
    const filled = {
      ...base,
      vapiPhoneNumberId: 'p1',
      voiceId: 'Elliot',
      personality: 'Warm',
      systemPrompt: 'Be kind.',
    };
    const edits: Edits = { vapiPhoneNumberId: ' ', voiceId: '', personality: '', systemPrompt: '' };
    expect(changesOf(edits, filled)).toEqual({
      vapiPhoneNumberId: null,
      voiceId: null,
      personality: null,
      systemPrompt: null,
    });
  });
});

test('a name that is missing and a text that is too long are said', () => {
  expect(problemsOf({ name: '  ', personality: 'x'.repeat(5001), voiceId: null })).toEqual({
    name: 'The assistant needs a name.',
    personality: 'At most 5000 characters.',
  });
});

describe('two people editing', () => {
  const theirs = { ...base, name: 'Day desk', voiceId: 'Elliot', personality: 'Warm', revision: 5 };

  test('what both changed is to be chosen, what only the other changed is taken over', () => {
    const changes = { name: 'Night desk', personality: 'Warm', bookingLogic: 'Ask for dates.' };
    expect(conflictOf(draftFields, base, changes, theirs)).toEqual({ theirs, both: ['name'], onlyTheirs: ['voiceId'] });
  });

  test('where theirs was chosen, and where nothing was changed in the end, no edit is left', () => {
    const edits = { name: 'Night desk', bookingLogic: 'Ask.', personality: '' };
    expect(over(theirs, { base, edits }, ['name'])).toEqual({ base: theirs, edits: { bookingLogic: 'Ask.' } });
  });
});
