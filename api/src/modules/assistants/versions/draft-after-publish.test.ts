import { expect, test } from '@jest/globals';
import type { AssistantDraft } from '@booking/contracts/assistants';
import fc from 'fast-check';
import { draftAfterPublish } from './draft-after-publish.rule.ts';

const value = fc.option(fc.constantFrom('a', 'b'), { nil: null });
const fields = fc.record({ voiceId: value, personality: value }) as unknown as fc.Arbitrary<AssistantDraft>;

test('without a choice, only a draft that equals the live version is replaced', () => {
  fc.assert(
    fc.property(fields, fields, fields, (draft, live, other) => {
      const isLive = draft.voiceId === live.voiceId && draft.personality === live.personality;
      expect(draftAfterPublish(draft, live, other, undefined)).toBe(isLive ? other : undefined);
    }),
  );
});

test('changes to fields that would not be replaced do not count', () => {
  fc.assert(
    fc.property(fields, fields, value, (draft, live, voiceId) => {
      const other = { voiceId };
      expect(draftAfterPublish({ ...draft, voiceId: live.voiceId }, live, other, undefined)).toBe(other);
    }),
  );
});

test('a draft stays when no field would be replaced', () => {
  fc.assert(
    fc.property(fields, (draft) => {
      expect(draftAfterPublish(draft, draft, {}, undefined)).toBeUndefined();
      expect(draftAfterPublish(draft, draft, {}, 'replace')).toBeUndefined();
    }),
  );
});

test("a person's choice decides", () => {
  fc.assert(
    fc.property(fields, fields, fields, (draft, live, other) => {
      expect(draftAfterPublish(draft, live, other, 'replace')).toBe(other);
      expect(draftAfterPublish(draft, live, other, 'keep')).toBeUndefined();
    }),
  );
});
