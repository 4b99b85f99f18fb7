/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { answering, serve } from '@booking/remote-kit/testing';
import { entry } from '../ai-documentation/documentation.fixture.ts';
import { Slot } from './find-documentation.slot.tsx';

const { signal } = new AbortController();
const documentation = [
  entry({ id: 1, title: 'Pets', content: "A guest's dogs may use the pool." }),
  entry({ id: 2, title: 'Pool', content: 'It opens at 8 AM.', isActive: 0 }),
];
const pets = { title: 'Pets', detail: 'Communication Rules', link: '/ai-documentation?entry=1' };
const pool = { title: 'Pool', detail: 'Communication Rules · Inactive', link: '/ai-documentation?entry=2' };

test.each([
  ['POOL', [pool, pets]],
  ['dogs pool', [pets]],
  ['guest’s', [pets]],
  ['sauna', []],
])('"%s" finds the rules that have every word of it, by title first', async (words, found) => {
  serve([answering(documentationEndpoints.list, { documentation })]);
  expect(await Slot(words, { signal })).toEqual(found);
});
