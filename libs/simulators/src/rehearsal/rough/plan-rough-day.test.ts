import { expect, test } from '@jest/globals';
import { isFictionalPhone } from '../../callers/guests.ts';
import { isMadeUpLine } from '../../callers/lines.ts';
import { planRoughDay } from './plan-rough-day.ts';
import { CALLS_OF_KIND } from './rough-caller.ts';

const now = Date.parse('2026-11-16T18:00:00Z');
const plan = (calls: number, seed = 'seed') => planRoughDay({ today: '2026-11-16', now, seed, calls });
const shown = (calls: number, seed?: string) =>
  JSON.stringify(plan(calls, seed), (key, value: unknown) => (key === 'random' ? undefined : value));

test('the same seed plans the same day, and another seed another', () => {
  expect(shown(60)).toBe(shown(60));
  expect(shown(60, 'another')).not.toBe(shown(60));
});

test('a day has as many calls as asked for, and a caller of every kind from thirty on', () => {
  for (const calls of [30, 300]) {
    const callers = plan(calls);
    const planned = callers.reduce((sum, { kind }) => sum + CALLS_OF_KIND[kind], 0);
    expect([calls, calls + 1]).toContain(planned);
    expect(new Set(callers.map(({ kind }) => kind))).toEqual(new Set(Object.keys(CALLS_OF_KIND)));
  }
});

test('nobody is anybody: names and addresses differ, and every number is made up', () => {
  const callers = plan(300);
  const names = callers.map(({ name }) => `${name.first} ${name.last}`);
  expect(new Set(names).size).toBe(callers.length);
  expect(new Set(callers.map(({ email }) => email)).size).toBe(callers.length);
  expect(callers.every(({ number, line }) => isFictionalPhone(number) && isMadeUpLine(line.number))).toBe(true);
});

test('every call is over by now, and those who withhold their number ask for the same nights', () => {
  const callers = plan(300);
  expect(callers.every(({ startedAt }) => startedAt < now)).toBe(true);
  const nights = callers
    .filter(({ kind }) => kind.startsWith('withheld'))
    .map(({ stay }) => `${stay.startDate} ${stay.endDate}`);
  expect(new Set(nights).size).toBe(1);
  expect(nights.length).toBeGreaterThan(1);
});
