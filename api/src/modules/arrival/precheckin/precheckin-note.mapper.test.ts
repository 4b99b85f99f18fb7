import { expect, test } from '@jest/globals';
import { isPrecheckinNote, precheckinNote } from './precheckin-note.mapper.ts';

const record = {
  at: new Date('2026-11-10T20:00:00Z'),
  signedName: 'Ada Byron',
  isTyped: true,
  textVersion: '0123456789ab',
  imageHash: '0123456789abcdef0123',
};

test('names what was signed and uploaded, and recognizes its own note', () => {
  const records = [
    { ...record, kind: 'registration' },
    { ...record, kind: 'id_photo', signedName: null, textVersion: null, isTyped: false },
  ] as const;
  const note = precheckinNote(records, 'America/Chicago');
  expect(note).toMatch(
    /^Pre-check-in: Registration card signed by Ada Byron \(typed\) .+, text version 0123456789ab, /,
  );
  expect(note).toContain('Photo of ID uploaded ');
  expect(isPrecheckinNote(note)).toBe(true);
  expect(isPrecheckinNote('Late arrival')).toBe(false);
});

test('splits a hash into groups of eight characters', () => {
  expect(precheckinNote([{ ...record, kind: 'registration' }], 'America/Chicago')).toContain(
    'SHA-256 of the image 01234567:89abcdef:0123.',
  );
});
