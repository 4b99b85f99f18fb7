import { expect, test } from '@jest/globals';
import { RequestError } from '@booking/http/request-error';
import { words } from '@booking/languages/words';
import { problemInWords, refusalInWords } from './said-in-english.ts';

const english = words('en');
const spanish = words('es');

const refused = (code: string, message: string): RequestError =>
  new RequestError({ status: 409, statusText: '', body: { error: message, message, code } } as RequestError['result']);

test('a sentence of the contracts is said in the language of the page', () => {
  expect(problemInWords(spanish, 'First name is required')).toBe('Escriba su nombre');
  expect(problemInWords(english, 'First name is required')).toBe('First name is required');
});

test('a sentence that no catalog has stays as it is', () => {
  for (const sentence of ['Nobody translated this.', '', '…', 'constructor'])
    expect(problemInWords(spanish, sentence)).toBe(sentence);
});

test('a refusal is told by its sentence, else by its code, else as it came', () => {
  const order = 'Please sign the registration card first.';
  expect(refusalInWords(spanish, refused('out_of_order', order))).toBe(
    'Por favor, firme primero la tarjeta de registro.',
  );
  const taken = refused('room_taken', 'This room has just been taken. The King is free.');
  expect(refusalInWords(spanish, taken)).toBe('Esta habitación acaba de ser tomada. Por favor, elija otra.');
  expect(refusalInWords(english, taken)).toBe('This room has just been taken. The King is free.');
  expect(refusalInWords(spanish, refused('provider_timeout', 'Cloudbeds did not answer.'))).toMatch(
    /^No podemos comunicarnos/,
  );
  expect(refusalInWords(spanish, refused('brand_new', 'Something new.'))).toBe('Something new.');
  expect(refusalInWords(spanish, new TypeError('Failed to fetch'))).toBeUndefined();
});
