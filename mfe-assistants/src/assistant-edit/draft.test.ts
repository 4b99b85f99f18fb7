import { describe, expect, test } from '@jest/globals';
import { AssistantDraft, type Assistant } from '@booking/contracts/assistants';
import { bodyOf, draftFields, draftOf, draftSchema, labelOf, storableChanges, type Edits } from './draft.ts';

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

const changesOf = (edits: Edits, saved = base): Edits => storableChanges({ ...draftOf(saved), ...edits }, saved);

describe('what is saved', () => {
  test('is what differs, lines without the blanks around them, texts to the letter', () => {
    expect(changesOf({ name: ' Night desk ', firstMessage: ' Hi.\n' })).toEqual({
      name: 'Night desk',
      firstMessage: ' Hi.\n',
    });
  });

  test('is nothing when all is as it was', () => {
    expect(changesOf({ name: 'Front desk ', firstMessage: 'Hello.\n', voiceId: '' })).toEqual({});
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

  test('is not what cannot be stored', () => {
    expect(changesOf({ name: ' ', personality: 'x'.repeat(5001), voiceId: 'Nico' })).toEqual({ voiceId: 'Nico' });
  });

  test('is sent over the whole draft with the revision it was typed over', () => {
    expect(bodyOf({ personality: 'Brief' }, base)).toEqual({ ...draftOf(base), personality: 'Brief', revision: 4 });
  });
});

const problemsOf = (edits: Edits, saved = base): Record<string, string> => {
  const { error } = draftSchema(saved).safeParse({ ...draftOf(saved), ...edits });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
};

test('a name that is missing and a text that is too long are said', () => {
  expect(problemsOf({ name: '  ', personality: 'x'.repeat(5001), voiceId: null })).toEqual({
    name: 'The assistant needs a name.',
    personality: 'At most 5,000 characters.',
  });
});

describe('a text taken in from Vapi that is longer than may be typed', () => {
  const long = { ...base, firstMessage: 'x'.repeat(5001) };

  test('is right as long as it is untouched, and is left out of a save', () => {
    expect(problemsOf({ personality: 'Brief' }, long)).toEqual({});
    const { firstMessage, ...others } = draftOf(long);
    expect(bodyOf({ personality: 'Brief' }, long)).toEqual({ ...others, personality: 'Brief', revision: 4 });
  });

  test('is said to be too long once it was touched, and sent once it was shortened', () => {
    expect(problemsOf({ firstMessage: 'y'.repeat(5001) }, long)).toEqual({ firstMessage: 'At most 5,000 characters.' });
    expect(changesOf({ firstMessage: 'Hello.' }, long)).toEqual({ firstMessage: 'Hello.' });
  });
});
