import { expect, test } from '@jest/globals';
import { listNamesInCall } from './names-in-call.mapper.ts';

test('names come from the call, its tools and its bookings, but not from rooms and topics', () => {
  const tools = [
    { arguments: { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@mail.example' } },
    { arguments: { guestName: 'Ann Lee', roomName: '204', topic: 'pool', name: 7 } },
  ];
  const guest = { firstName: 'Elena', lastName: 'Brooks', email: 'elena@mail.example', phone: '+15125550142' };
  expect(listNamesInCall('R. Delgado', tools, [guest, null])).toEqual([
    'R. Delgado',
    'Rosa',
    'Delgado',
    'Ann Lee',
    'Elena',
    'Brooks',
  ]);
  expect(listNamesInCall(null, [], [])).toEqual([]);
});
