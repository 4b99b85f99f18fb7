import { describe, expect, test } from '@jest/globals';
import twilio from 'twilio';
import { isSignedByTwilio, twilioSignature } from './twilio-signature.rule.ts';

/** Published with Twilio's own library (twilio-node, spec/validation.spec.js, MIT). */
const published = {
  token: '12345',
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  fields: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  },
  signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
};
const { token, url, fields, signature } = published;
const form = new URLSearchParams(fields);

describe("Twilio's signature", () => {
  test('is the published one for the published request', () => {
    expect(twilioSignature(token, url, form)).toBe(signature);
    expect(isSignedByTwilio(signature, token, url, form)).toBe(true);
  });

  test('does not depend on the order of the fields', () => {
    expect(twilioSignature(token, url, new URLSearchParams(Object.entries(fields).reverse()))).toBe(signature);
  });

  test.each([
    ['another token', signature, '12346', url, form],
    ['another address', signature, token, url.replace('bar=2', 'bar=3'), form],
    ['another field', signature, token, url, new URLSearchParams({ ...fields, Digits: '1235' })],
    ['one field more', signature, token, url, new URLSearchParams({ ...fields, X: '' })],
    ['none at all', undefined, token, url, form],
    ['an empty one', '', token, url, form],
  ])('does not fit %s', (_, given, by, address, sent) => {
    expect(isSignedByTwilio(given, by, address, sent)).toBe(false);
  });

  test("is what Twilio's own library expects, whatever is written", () => {
    const odd = { Body: 'Größe? 🚗 & =+%', From: '+15125550101', a: '', Z: '1', 'b c': ' x ' };
    const made = twilioSignature(token, url, new URLSearchParams(odd));
    expect(twilio.validateRequest(token, made, url, odd)).toBe(true);
  });
});
