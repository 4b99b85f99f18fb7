import { expect, test } from '@jest/globals';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { newCaller, newStay, callTool } from '../../../../test/people/guest-trip.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const rounds = 25;
const longestMs = 300;

const trip = useConnectedProcess();

/** How long the process had each request of guest tools in hand, oldest first. */
const timesOf = (log: string): number[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"route":"/api/vapi-tools/'))
    .map((line) => (JSON.parse(line) as { ms: number }).ms);

test('95 of 100 tool calls are answered within 300 ms from a warm cache', async () => {
  const caller = newCaller();
  const args = { ...newStay(), topic: 'parking', phone: caller.guest };
  const questions = [
    'get_property_facts',
    'get_availability_and_rates',
    'get_guest_intake',
    'check_room_selection_status',
  ];
  const ask = async (): Promise<void> => {
    for (const name of questions) await callTool(trip, caller, name, args);
  };
  await ask();
  for (let round = 0; round < rounds; round++) await ask();
  const count = (rounds + 1) * questions.length;
  const all = await eventually(async () => {
    const times = timesOf(trip.api.log());
    return times.length === count && times;
  });
  const times = all.slice(questions.length).toSorted((one, other) => one - other);
  expect(times[Math.ceil(times.length * 0.95) - 1]).toBeLessThan(longestMs);
});
