import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { CloudbedsHttp } from './cloudbeds-http.client.ts';
import { staffMembers } from './staff.client.ts';

const ana = {
  userID: '568158',
  firstName: ' Ana ',
  lastName: 'Lopez',
  email: 'ana@hotel.example',
  userRole: { name: 'Front Desk', description: '' },
  active: '1',
};
const asWeSeeHer = {
  id: '568158',
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@hotel.example',
  title: 'Front Desk',
  isActive: true,
};

/** Whom these answers to getUsers name, one after the other. */
const list = (...answers: object[]) => {
  const requestParsed = async (_: string, schema: z.ZodType): Promise<unknown> => schema.parse(answers.shift());
  return staffMembers({ requestParsed } as unknown as CloudbedsHttp, 'test');
};
const read = async (...answers: object[]) => (await list(...answers)).people;

test.each([
  ['by property', { data: { '198424': [ana] } }],
  ['as a plain list', { data: [ana] }],
  ['with a page’s numbers', { data: { '198424': [ana] }, count: 1, total: 1 }],
])('people that come %s are read', async (_, answer) => {
  expect(await read(answer)).toEqual([asWeSeeHer]);
});

test.each([[{ data: [] }], [{ data: {} }], [{ data: null }]])('the user %j is skipped', async (answer) => {
  expect(await read(answer)).toEqual([]);
});

test('what is missing or no e-mail address is left empty, and who is not said to be inactive is active', async () => {
  const { active: _, ...rest } = ana;
  const [person] = await read({ data: [{ ...rest, email: 'ana at home', userRole: null, lastName: null }] });
  expect(person).toEqual({ ...asWeSeeHer, lastName: '', email: '', title: '' });
});

test('overlapping pages name each person once', async () => {
  const theo = { ...ana, userID: '568159', firstName: 'Theo' };
  const people = await read({ data: [ana], total: 2 }, { data: [ana, theo], total: 2 });
  expect(people.map(({ firstName }) => firstName)).toEqual(['Ana', 'Theo']);
});

test('fewer people than the stated total is an error, so that none is taken for gone', async () => {
  await expect(read({ data: [ana], total: 3 }, { data: [], total: 3 })).rejects.toThrow(
    'Cloudbeds speaks of 3 people and names 1 of them. Try again in a minute.',
  );
});

test('an unreadable person is skipped, and the list is marked as incomplete', async () => {
  const odd = [null, 'Theo', { ...ana, userID: null }];
  expect(await list({ data: { '198424': [...odd, ana] }, total: 4 })).toEqual({ people: [asWeSeeHer], isWhole: false });
  expect(await list({ data: [ana], total: 1 })).toMatchObject({ isWhole: true });
});
