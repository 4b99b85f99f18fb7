import { expect, test } from '@jest/globals';
import { ProviderError, unreadableRecord } from './provider.error.ts';
import { readEach } from './readable-records.rule.ts';

const odd = unreadableRecord('Cloudbeds', 'Reservation R2');

const read = async (id: string): Promise<string> => {
  if (id === 'R2') throw odd;
  return `reservation ${id}`;
};

test('leaves out a record that cannot be read, and tells of it', async () => {
  expect(await readEach(['R1', 'R2', 'R3'], read)).toEqual({
    found: ['reservation R1', 'reservation R3'],
    unreadable: [odd],
  });
  expect(await readEach([], read)).toEqual({ found: [], unreadable: [] });
});

test('keeps the order of the ids, whichever is answered first', async () => {
  const answers = new Map([
    ['R1', Promise.withResolvers<string>()],
    ['R3', Promise.withResolvers<string>()],
  ]);
  const reading = readEach(['R1', 'R3'], (id) => answers.get(id)!.promise);
  answers.get('R3')!.resolve('last');
  answers.get('R1')!.resolve('first');
  expect((await reading).found).toEqual(['first', 'last']);
});

test('fails with any other trouble, as nothing is known of the records then', async () => {
  const away = new ProviderError('unreachable', 'Cloudbeds cannot be reached.');
  const failing = (id: string): Promise<string> => (id === 'R3' ? Promise.reject(away) : read(id));
  await expect(readEach(['R1', 'R2', 'R3'], failing)).rejects.toBe(away);
});
