import { expect, test } from '@jest/globals';
import { signatureOf } from './signature.ts';

// The two vectors are those of Twilio's own library.
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';

test('a form is signed with its fields', () => {
  const fields = {
    To: '+18005551212',
    Digits: '1234',
    CallSid: 'CA1234567890ABCDE',
    From: '+14158675309',
    Caller: '+14158675309',
  };
  expect(signatureOf('12345', url, fields)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
});

test('a request without fields is signed with its address alone', () => {
  const hash = '0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620';
  expect(signatureOf('12345', `${url}&bodySHA256=${hash}`, {})).toBe('a9nBmqA0ju/hNViExpshrM61xv4=');
});
