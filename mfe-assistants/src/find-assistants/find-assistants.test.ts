/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { answering, assistant, serve } from '@booking/remote-kit/testing';
import { Slot } from './find-assistants.slot.tsx';

const { signal } = new AbortController();
const answers = [
  answering(assistantEndpoints.list, [
    assistant({ id: 1, name: 'Front desk', status: 'published', agentName: 'Sofia' }),
    assistant({ id: 2, name: 'Night desk', status: 'draft' }),
  ]),
];
const front = { title: 'Front desk', detail: 'Sofia · published', link: '/assistant/1' };
const night = { title: 'Night desk', detail: 'draft', link: '/assistant/2' };

test.each([
  ['desk', [front, night]],
  ['NIGHT  desk', [night]],
  ['sofia', [front]],
  ['pool', []],
])('"%s" finds the assistants that have every word of it in their names', async (words, found) => {
  serve(answers);
  expect(await Slot(words, { signal })).toEqual(found);
});
