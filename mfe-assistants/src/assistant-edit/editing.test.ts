import { describe, expect, test } from '@jest/globals';
import type { Assistant, AssistantDraft } from '@booking/contracts/assistants';
import fc from 'fast-check';
import { changesOf, draftFields, problemsOf, sendable } from './draft.ts';
import { afterSave, bodyOf, isUnsaved, type Editing } from './editing.ts';

const nothing = Object.fromEntries(draftFields.map((field) => [field, null])) as unknown as AssistantDraft;
const saved = { ...nothing, name: 'Front desk', assistantType: 'guest', personality: 'Warm', revision: 1 } as Assistant;

type Step = { type: 'personality' | 'voiceId' | 'endCallMessage'; value: string } | { save: true } | { answer: true };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constantFrom('personality' as const, 'voiceId' as const, 'endCallMessage' as const),
    value: fc.constantFrom('', 'Warm', 'Warm ', 'Brief', 'B'),
  }),
  fc.constant({ save: true as const }),
  fc.constant({ answer: true as const }),
);

/** One person, one server, one save at a time; what a person sees is what they typed last. */
function play(steps: readonly Step[]) {
  let atServer = saved;
  let editing: Editing = { base: saved, edits: {} };
  let sent: Editing | undefined;
  const typed: Partial<AssistantDraft> = {};
  const answer = (): void => {
    if (!sent) return;
    atServer = { ...atServer, ...changesOf(sent.edits, sent.base), revision: atServer.revision + 1 };
    editing = afterSave(editing, sent.edits, atServer);
    sent = undefined;
  };
  for (const each of steps) {
    if ('answer' in each) answer();
    else if ('save' in each) sent ??= isUnsaved(editing) ? editing : undefined;
    else {
      typed[each.type] = each.value;
      editing = { ...editing, edits: { ...editing.edits, [each.type]: each.value } };
    }
  }
  return {
    typed,
    answer,
    finish: () => (answer(), (sent = editing), answer()),
    editing: () => editing,
    atServer: () => atServer,
  };
}

/** Of a line the blanks around it are not kept. */
const plain = (field: string, value: string | null | undefined): string =>
  field === 'voiceId' ? (value ?? '').trim() : (value ?? '');

test('whatever is typed before, during and after saves, the screen shows what was typed last, and the last save stores it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const { typed, answer, finish, editing, atServer } = play(steps);
      const fields = Object.keys(typed) as (keyof typeof typed)[];
      for (const end of [answer, finish]) {
        end();
        const shown = { ...editing().base, ...editing().edits };
        for (const field of fields) expect(plain(field, shown[field])).toBe(plain(field, typed[field]));
      }
      for (const field of fields) expect(plain(field, atServer()[field])).toBe(plain(field, typed[field]));
      expect(isUnsaved(editing())).toBe(false);
    }),
  );
});

test('what was typed back to where it began while a save was on its way is not saved yet', () => {
  const sent = { personality: 'Brief' };
  const answered = { ...saved, ...sent, revision: 2 };
  const left = afterSave({ base: saved, edits: { personality: 'Warm' } }, sent, answered);
  expect(left).toEqual({ base: answered, edits: { personality: 'Warm' } });
  expect(isUnsaved(left)).toBe(true);
});

test('a field that was saved as it stands on the screen is no edit any more', () => {
  const sent = { personality: 'Brief', voiceId: 'Elliot ' };
  const answered = { ...saved, personality: 'Brief', voiceId: 'Elliot', revision: 2 };
  expect(afterSave({ base: saved, edits: { ...sent } }, sent, answered)).toEqual({ base: answered, edits: {} });
});

describe('a text taken in from Vapi that is longer than may be typed', () => {
  const base = { ...saved, firstMessage: 'x'.repeat(5001) };

  test('is left out of a save while it is untouched, and all else is sent', () => {
    const { firstMessage, ...others } = base;
    expect(bodyOf({ base, edits: { personality: 'Brief' } })).toEqual({ ...others, personality: 'Brief' });
    expect(bodyOf({ base, edits: { personality: 'Brief', firstMessage } })).toEqual({
      ...others,
      personality: 'Brief',
    });
  });

  test('is sent once it was shortened', () => {
    expect(bodyOf({ base, edits: { firstMessage: 'Hello.' } })).toEqual({ ...base, firstMessage: 'Hello.' });
  });
});

test('of the edits only those that can be stored are sent ahead of a save', () => {
  const changes = { name: ' ', personality: 'x'.repeat(5001), voiceId: 'Nico' };
  expect(sendable(changes, problemsOf(changes))).toEqual({ voiceId: 'Nico' });
});
