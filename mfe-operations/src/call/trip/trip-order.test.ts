import { expect, test } from '@jest/globals';
import { inOrderOfTime } from './trip-order.ts';

const step = (title: string, state: 'done' | 'waiting' | 'stuck' | 'open', at: string | null) => ({
  title,
  state,
  at: at && `2026-11-10T17:${at}.000Z`,
});
const titles = (...steps: ReturnType<typeof step>[]) => inOrderOfTime(steps).map(({ title }) => title);

test('what was done a second earlier stands above, whatever kind it is', () => {
  expect(
    titles(step('Opened', 'done', '58:52'), step('Chosen', 'done', '58:51'), step('Paid', 'done', '59:00')),
  ).toEqual(['Chosen', 'Opened', 'Paid']);
});

test('what is not done follows what it waits for', () => {
  const steps = [step('Call', 'done', '53:00'), step('Link', 'stuck', null), step('Opened', 'open', null)];
  expect(titles(...steps)).toEqual(['Call', 'Link', 'Opened']);
});
