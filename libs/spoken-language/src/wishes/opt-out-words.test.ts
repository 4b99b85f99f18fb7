import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillers, stops } from './opt-out-phrases.ts';
import { isTwilioStop, optOutWish } from './opt-out-words.ts';

const wishes = [
  'STOP',
  'stop',
  ' Stop. ',
  '"STOP"',
  'ＳＴＯＰ',
  'S\u200bTOP',
  'STOP PLEASE',
  'Please stop',
  'stop stop stop',
  'STOP!!! 😡',
  'stopall',
  'stop all',
  'Unsubscribe!',
  'unsubscribe me',
  'Please unsubscribe me',
  'Please unsubscribe me from this list, thanks',
  'CANCEL',
  'End',
  'QUIT',
  'opt out',
  'opt me out please',
  'I want to opt out',
  'Please stop texting me',
  'stop texting me',
  'Stop sending me text messages',
  'stop the messages',
  'Can you stop texting me?',
  'Could you please stop sending me these texts',
  'no more texts',
  'No more texts please!',
  'do not text me',
  "Don't text me again",
  'Don’t text me anymore',
  "don't send me any more messages",
  'I do not want to receive any more messages',
  "I don't want these texts",
  'remove me from your list',
  'Take me off your list please',
  'Remove my number',
  'leave me alone',
  'STOP. I never asked for this',
  'Hi, please stop texting me. Thank you',
  "Don't text me, call me",
  'STOP\n\nSent from my iPhone',
  'PARAR',
  'Parar por favor',
  'BAJA',
  'quiero darme de baja',
  'No me escriban más',
  'no me manden mas mensajes',
  'No más mensajes, por favor',
  'Dejen de mandarme mensajes',
  'ARRÊT',
  'Stopp',
  'Keine SMS mehr bitte',
  '停止',
  'STOP MSGS',
  'Stop receiving messages',
  'I want to stop receiving texts',
  'stop sending me stuff',
  'Cease and desist',
  'I revoke my consent',
  'I withdraw my consent to texts',
  'Cancel subscription',
  'Quiero cancelar mi suscripción',
  'Não quero receber mensagens',
  'Je veux me désabonner',
  'Bitte nicht mehr schreiben',
  '请停止发送',
  '수신거부',
  'Unsuscribe',
  'unsubsribe me please',
  'S.T.O.P.',
  'I said STOP!',
  'You need to stop texting me',
  'I asked you to stop texting me',
  'No more, please',
  'No more please',
  'Please, no more. Thank you!',
  'No - more',
  'nomore',
  'No 🙏 more',
  'STOP ❤️',
  'Leave. Me. Alone!',
  'Enough, stop it!',
  'I said: no more, please',
  'Opt-out, thanks',
  'إلغاء',
  'U N S U B S C R I B E',
];
test.each(wishes)('"%s" asks for no more texts', (body) => expect(optOutWish(body)).toBe('out'));

test.each(['START', 'unstop', 'Yes', 'start please', 'Start texting me again'])('"%s" asks for texts again', (body) =>
  expect(optOutWish(body)).toBe('in'),
);

const sentences = [
  '',
  'End date is May 5, right?',
  'End of May works',
  'We will stop by at 5',
  'Stop by the desk?',
  'stop at the bakery first',
  'Is there parking at the stop?',
  'bus stop?',
  'Is it a non-stop flight?',
  'Can I cancel my reservation?',
  'Cancel my room please',
  'cancel my reservation',
  'Please cancel the booking for Friday',
  'Does the shuttle stop running at night?',
  'When does breakfast end?',
  'I quit smoking, is there a non smoking room?',
  'Yes we arrive at five',
  'Start date is May 5',
  'Please remove the second bed',
  'Could you send me the text again?',
  'I got your text, thanks',
  'Thanks for the messages',
  'Para dos personas, por favor',
  'Queremos cancelar la reserva',
  'We cannot make it to the end of the week',
  '👍',
  'Ending on the 5th',
  'Please stop by my room',
  'No more towels needed',
  'Opt for the sea view',
  'Do you text a reminder?',
  'Planta baja por favor',
  'Is the hotel at the end of the street?',
  'Cancel the crib',
  'End of message',
  'End, of message',
  'No more towels, please',
  'No, one more please',
  'Is that enough?',
  'No text received',
  'No reminder needed, I will be there',
  'I have no messages',
];
test.each(sentences)('"%s" is about something else', (body) => expect(optOutWish(body)).toBeUndefined());

test.each([
  'How do I unsubscribe?',
  'Did you stop texting the link?',
  'Please cancel',
  'Stop now, we talked about it',
  'is this spam',
  'wrong number',
  "Don't text me the link, e-mail it",
  'Why do you never text me',
  'STOP, I booked elsewhere',
  'remove',
  'Halt',
  'Lose my number',
  'もうやめてください',
  'Stop housekeeping please',
])('"%s" is unclear and left to staff', (body) => expect(optOutWish(body)).toBe('unclear'));

test("Twilio's own keyword counts only as the whole message", () => {
  expect(isTwilioStop(' Stop! ')).toBe(true);
  expect(isTwilioStop('Please unsubscribe me')).toBe(false);
});

describe('an ordinary message about a stay is no opt-out', () => {
  const asks = [
    'Can you',
    'Could you please',
    'Will you',
    'I would like to',
    'I want you to',
    'We have to',
    'Please',
    '',
  ];
  const negations = ['Do not', 'We can’t', 'Why did you not', 'You need not', 'I did not'];
  const stops = ['stop', 'stop by', 'stop at', 'end', 'quit', 'cancel', 'cease', 'remove', 'revoke', 'opt for'];
  const acts = [
    'bring',
    'send',
    'resend',
    'text me',
    'forward',
    'get',
    'open',
    'find',
    'see',
    'wait for',
    'take',
    'hold',
  ];
  const ofStay = [
    'the shuttle',
    'my reservation',
    'the crib',
    'breakfast',
    'late check-out',
    'the second bed',
    'the bill',
  ];
  const ofTexts = ['the text', 'your message', 'my messages', 'the reminder', 'texts', 'the link', 'the code'];
  const when = ['', 'today', 'on Friday', 'at the end of the week', 'tonight at 8', 'until we arrive', 'again', 'now'];
  const end = ['', '.', '?', '!', ', thanks', ' please'];

  test.each([
    ['the end of something else', [...asks, ...negations], stops, ofStay],
    ['something to be done', [...asks, ...negations], acts, ofStay],
    ['a text that is wanted', asks, acts, ofTexts],
  ])('%s', (_, leads, verbs, things) => {
    const parts = [leads, verbs, things, when].map((each) => fc.constantFrom(...each));
    fc.assert(
      fc.property(fc.tuple(...parts), fc.constantFrom(...end), (words, last) =>
        expect(optOutWish(words.filter(Boolean).join(' ') + last)).not.toBe('out'),
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('between the words of an opt-out', () => {
  const between = fc.constantFrom(
    ...[' ', ',', ', ', '. ', '... ', '! ', ' - ', '-', '/', '\n', ' \u200b', '*', "'", '…', '—'],
    ...[' 🙏 ', '❤️', ' 1️⃣ ', 'ℹ️', ' 👍🏽 ', '👨‍👩‍👧', '🇺🇸'],
  );
  const around = fc.array(fc.constantFrom(...fillers), { maxLength: 3 });
  /** The words one after another, with something of any kind between two of them. */
  const written = (words: readonly string[], gaps: readonly string[]): string =>
    words.map((word, at) => (at === 0 ? word : gaps[at % gaps.length]! + word)).join('');
  const gaps = fc.array(between, { minLength: 1, maxLength: 4 });

  test('signs, emoji and spaces are ignored, and so is please around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stops), around, around, gaps, (phrase, before, behind, signs) =>
        // what is not set apart from a filler is another word
        expect(optOutWish([...before, written(phrase.split(' '), signs), ...behind].join(' '))).toBe('out'),
      ),
      { numRuns: 2_000 },
    );
  });

  test('another word makes it no opt-out', () => {
    const phrases = ['no more', 'stop it', 'go away', 'enough', 'stop all', 'cease and desist', 'basta', 'no mas'];
    const others = ['towels', 'breakfast', 'tonight', 'toallas', 'room 12', 'noise', 'by the pool'];
    fc.assert(
      fc.property(fc.constantFrom(...phrases), around, fc.constantFrom(...others), (phrase, before, other) =>
        expect(optOutWish([...before, phrase, other].join(' '))).not.toBe('out'),
      ),
    );
  });
});

describe('in any spelling', () => {
  const dress = fc.record({
    case: fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
    ),
    before: fc.constantFrom('', ' ', '\n', '\u200b', 'Please ', 'Hi, '),
    after: fc.constantFrom('', ' ', '!', '.', '!!!', ' please', ', thanks', '\u202c'),
  });
  const clear = [
    'stop',
    'unsubscribe',
    'stop texting me',
    'no more texts',
    'unsubscribe me',
    'do not text me',
    'opt out',
  ];

  test('an opt-out stays an opt-out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...clear), dress, (wish, { case: cased, before, after }) =>
        expect(optOutWish(before + cased(wish) + after)).toBe('out'),
      ),
    );
  });

  test('an ordinary sentence becomes no opt-out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sentences), dress, (sentence, { case: cased, before, after }) =>
        expect(optOutWish(before + cased(sentence) + after)).not.toBe('out'),
      ),
    );
  });
});
