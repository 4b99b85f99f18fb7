import { expect, test } from '@jest/globals';
import { toPlainText } from './plain-text.rule.ts';

test.each([
  ['Dec 24\u2009–\u200927', 'Dec 24 - 27'],
  ['The “Lake” Inn’s pool… is open', 'The "Lake" Inn\'s pool... is open'],
  ['4:00\u202fPM', '4:00 PM'],
  ['Habitación n.º 7, ¿sí? 你好 🙂', 'Habitación n.º 7, ¿sí? 你好 🙂'],
  ['https://hotel.example/room-select/aB-_~.', 'https://hotel.example/room-select/aB-_~.'],
])('"%s" is sent as "%s"', (text, sent) => expect(toPlainText(text)).toBe(sent));
