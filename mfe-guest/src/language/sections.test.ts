import { expect, test } from '@jest/globals';
import { messagesIn } from '@booking/languages/words';
import { messagesFor } from './sections.ts';

const sectionsOf = (screen: string, language: 'en' | 'es') => [
  ...new Set(Object.keys(messagesFor(screen, language, messagesIn(language))).map((key) => key.split('.')[0])),
];

test('a page is sent with what its screen says, and nothing of the others', () => {
  const rooms = sectionsOf('room-selection', 'en');
  expect(rooms).toEqual(expect.arrayContaining(['site', 'stay', 'rooms', 'contact', 'payment']));
  for (const section of ['precheckin', 'signed', 'ai', 'book', 'texts', 'titles', 'closed'])
    expect(rooms).not.toContain(section);
});

test('what the API says in English is sent in other languages alone', () => {
  expect(sectionsOf('precheckin', 'en')).not.toContain('errors');
  expect(sectionsOf('precheckin', 'es')).toEqual(expect.arrayContaining(['errors', 'problems']));
});
