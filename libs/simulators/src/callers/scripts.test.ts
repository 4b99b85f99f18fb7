import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRandom } from '../shared-kernel/random.ts';
import { allScripts } from './find-script.ts';
import { CALLABLE_PHONES, createGuest, isFictionalPhone } from './guests.ts';
import { createScene, fillWording } from './scene.ts';
import type { Step } from './script.ts';

function wordingsOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'say') return step.wordings;
    if (step.kind === 'read-text') return [...wordingsOf(step.came), ...wordingsOf(step.missed)];
    if (step.kind === 'use-tool') return [...wordingsOf(step.answered), ...wordingsOf(step.failed)];
    return step.kind === 'perhaps' ? [...wordingsOf(step.steps), ...wordingsOf(step.otherwise)] : [];
  });
}

function sceneOf(seed: string) {
  const random = createRandom(seed);
  const stay = {
    startDate: '2026-12-30',
    endDate: '2027-01-02',
    adults: random.between(1, 4),
    children: random.between(0, 3),
  };
  return createScene(createGuest(random), stay, random);
}

describe.each(allScripts)('$name', ({ steps, about }) => {
  test('says nothing a scene has no words for', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const wording of [about, ...wordingsOf(steps)])
          expect(fillWording(wording, sceneOf(seed))).not.toMatch(/[{}]/);
      }),
      { numRuns: 20 },
    );
  });
});

test('every guest has a phone that is set aside for fiction', () => {
  fc.assert(fc.property(fc.string(), (seed) => isFictionalPhone(createGuest(createRandom(seed)).number)));
  expect(CALLABLE_PHONES).toHaveLength(12);
  expect(CALLABLE_PHONES.every(isFictionalPhone)).toBe(true);
});

test('dates and parties are spoken as people speak them', () => {
  const { words } = createScene(
    { name: 'Ann Lee', number: '+15125550100' },
    { startDate: '2026-12-04', endDate: '2026-12-05', adults: 2, children: 1 },
    createRandom('a'),
  );
  expect(words).toMatchObject({
    arrival: 'Friday, December 4',
    nights: 'one night',
    party: 'two adults and one child',
    last: 'Lee',
  });
});
