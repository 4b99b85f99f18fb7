import { expect, test } from '@jest/globals';
import { namesIn } from './names-in.ts';

test('names come from the call and from what was put down with its tools, rooms and topics do not', () => {
  const tools = [
    { arguments: { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@mail.example' } },
    { arguments: { guestName: 'Ann Lee', roomName: '204', topic: 'pool', name: 7 } },
  ];
  expect(namesIn('R. Delgado', tools)).toEqual(['R. Delgado', 'Rosa', 'Delgado', 'Ann Lee']);
  expect(namesIn(null, [])).toEqual([]);
});
