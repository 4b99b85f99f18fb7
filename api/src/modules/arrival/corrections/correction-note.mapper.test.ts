import { expect, test } from '@jest/globals';
import { correctionNote } from './correction-note.mapper.ts';

test('says what is right, what was there, and what the guest added', () => {
  const asked = {
    fact: 'phone',
    was: '+15125550142',
    wanted: '+1 512 555 0143',
    note: 'The old one is lost.',
  } as const;
  expect(correctionNote(asked)).toBe(
    'Change requested by the guest: Phone +1 512 555 0143 instead of +15125550142. The guest says: The old one is lost.',
  );
});

test('says dates as people do', () => {
  const asked = { fact: 'dates', was: '2026-12-24/2026-12-27', wanted: '2026-12-25/2026-12-28', note: null } as const;
  expect(correctionNote(asked)).toBe(
    'Change requested by the guest: Dates Dec 25 – 28, 2026 instead of Dec 24 – 27, 2026.',
  );
});

test('names nothing that was there where nothing was', () => {
  expect(correctionNote({ fact: 'email', was: '', wanted: 'ada@guest.example', note: null })).toBe(
    'Change requested by the guest: Email ada@guest.example.',
  );
});
