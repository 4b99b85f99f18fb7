import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CoalescedRead } from './coalesced-read.service.ts';

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

/** How long a look takes, and whether it fails. */
const look = fc.record({ turns: fc.nat(12), fails: fc.boolean() });
/** Which of two questions is asked, how long after the one before, and what looking it up would be. */
const asker = fc.record({ question: fc.constantFrom('one', 'other'), after: fc.nat(6), look });

test('a caller never gets a read that began before the call, and one read runs at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asker, { maxLength: 40 }), async (askers) => {
      const together = new CoalescedRead();
      const underWay = { one: 0, other: 0 };
      let now = 0;
      let looks = 0;
      const answers = [];
      for (const { question, after, look } of askers) {
        await turns(after);
        const asked = (now += 1);
        const lookUp = async () => {
          const began = (now += 1);
          looks += 1;
          underWay[question] += 1;
          expect(underWay[question]).toBe(1);
          await turns(look.turns);
          underWay[question] -= 1;
          if (look.fails) throw Object.assign(new Error('It could not be looked up.'), { question, began });
          return { question, began };
        };
        const answer = together
          .read(question, lookUp)
          .catch((error: unknown) => error as { question: string; began: number });
        answers.push(answer.then((given) => ({ asked, wanted: question, ...given })));
      }
      const all = await Promise.all(answers);
      for (const { asked, wanted, began, question } of all) {
        expect(question).toBe(wanted);
        expect(began).toBeGreaterThan(asked);
      }
      expect(looks).toBeLessThanOrEqual(askers.length);
    }),
  );
});

test('many simultaneous callers share two reads', async () => {
  const together = new CoalescedRead();
  let looks = 0;
  const ask = (): Promise<number> => together.read('figures', async () => (await turns(3), (looks += 1)));
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual([1, ...Array.from({ length: 99 }, () => 2)]);
  expect(await ask()).toBe(3);
});
