import { expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import fc from 'fast-check';
import { draftAfter } from './draft-after-publish.rule.ts';

const value = fc.option(fc.constantFrom('a', 'b'), { nil: null });
const fields = fc.record({ voiceId: value, personality: value }) as unknown as fc.Arbitrary<AssistantDraft>;

test('without a choice, only a draft that says what is live becomes the other', () => {
  fc.assert(
    fc.property(fields, fields, fields, (draft, live, other) => {
      const isLive = draft.voiceId === live.voiceId && draft.personality === live.personality;
      expect(draftAfter(draft, live, other, undefined)).toBe(isLive ? other : undefined);
    }),
  );
});

test('changes to other fields than those that would be replaced do not count', () => {
  fc.assert(
    fc.property(fields, fields, value, (draft, live, voiceId) => {
      const other = { voiceId };
      expect(draftAfter({ ...draft, voiceId: live.voiceId }, live, other, undefined)).toBe(other);
    }),
  );
});

test('where nothing of a draft would be replaced, nothing becomes another', () => {
  fc.assert(
    fc.property(fields, (draft) => {
      expect(draftAfter(draft, draft, {}, undefined)).toBeUndefined();
      expect(draftAfter(draft, draft, {}, 'replace')).toBeUndefined();
    }),
  );
});

test('a choice is obeyed', () => {
  fc.assert(
    fc.property(fields, fields, fields, (draft, live, other) => {
      expect(draftAfter(draft, live, other, 'replace')).toBe(other);
      expect(draftAfter(draft, live, other, 'keep')).toBeUndefined();
    }),
  );
});
