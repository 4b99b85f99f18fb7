import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { guestErrorCodes } from '@booking/contracts/guest-errors';
import { languageCodes } from '@booking/languages/language';
import { messagesIn } from '@booking/languages/words';
import { repositoryPath } from '../../src/build/build.ts';

const modules = repositoryPath('api/src/modules');

/** Where the requests of guests' pages are answered. */
const answering = [
  ...['arrival/{corrections,documents,id-photos,links,precheckin}', 'booking/{checkout,guest-pages,links,selection}'],
  ...['calls/{web-calls,web-conversations}', 'hotel/texts', 'payments/{balances,checkout-sessions}'],
  'people/verification',
];

/** Codes that are told to assistants and to staff alone. */
const spoken = [
  ...['no_caller', 'own_line', 'no_phone', 'changed', 'nothing_chosen', 'stay_changed', 'not_given', 'image_deleted'],
];

/** Said by the sentence that comes with them, which contracts have: section `problems`. */
const bySentence = [
  ...['sign_registration_first', 'sign_both_first', 'complete_all_first', 'no_signature', 'signature_unreadable'],
  ...['signature_filled', 'invalid_photo', 'photo_too_large', 'photo_heic', 'photo_damaged'],
];
/** The API says them in the language of the guest, with the number to call. */
const translated = ['no_answer', 'no_assistant'];

const thrown = answering
  .flatMap((folder) => globSync(`${folder}/*.ts`, { cwd: modules }))
  .filter((file) => !/\.test\.ts$|send-link\.service|desk-/.test(file))
  .flatMap((file) => {
    const written = readFileSync(`${modules}/${file}`, 'utf8');
    return [...written.matchAll(/new Refusal\(\s*\d+,\s*'(\w+)'/g)].map(([, code]) => code!);
  });

test('every code that a guest’s page may be answered with is listed', () => {
  expect(thrown.length).toBeGreaterThan(20);
  const known: readonly string[] = [...guestErrorCodes, ...spoken];
  expect([...new Set(thrown)].filter((code) => !known.includes(code))).toEqual([]);
});

test.each(languageCodes)('a page says each of them in %s', (language) => {
  const messages = messagesIn(language);
  const codes = guestErrorCodes.filter((code) => ![...bySentence, ...translated].includes(code));
  expect([...codes, 'provider'].filter((code) => !Object.hasOwn(messages, `errors.${code}`))).toEqual([]);
});
