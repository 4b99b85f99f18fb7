import { describe, expect, test } from '@jest/globals';
import { readDeliveryNotice } from './delivery-notice.mapper.ts';
import { idInText, messageIdOf } from './message-id.rule.ts';
import { isRecipientRefused, reasonOf } from './smtp-error.mapper.ts';
import { transportOptions } from './smtp-transport.options.ts';

const id = '0b5a1c1e-7c2d-4a6f-9d55-2f1f1b0f6c11';
const notice = (action: string, messageId = messageIdOf(id, 'desk@hotel.example')): string =>
  [
    ...['Final-Recipient: rfc822; ana@hotel.example', `Action: ${action}`, 'Status: 5.1.1'],
    ...['Diagnostic-Code: smtp; 550 5.1.1 No such', '\tuser here', '', `Message-ID: ${messageId}`, ''],
  ].join('\r\n');

describe('a delivery status notice', () => {
  test('names the email by its Message-ID, and says why in one line', () => {
    expect(readDeliveryNotice(notice('failed'))).toEqual({ id, reason: '550 5.1.1 No such user here' });
  });

  test('that an email is late, or of another email, is none', () => {
    expect(readDeliveryNotice(notice('delayed'))).toBeUndefined();
    expect(readDeliveryNotice(notice('failed', '<something@else.example>'))).toBeUndefined();
    expect(readDeliveryNotice('Hello, is the pool open?')).toBeUndefined();
  });
});

test('a Message-ID leads back to its email', () => {
  expect(idInText(`In-Reply-To: ${messageIdOf(id, 'desk@hotel.example')}`)).toBe(id);
});

describe('an error of the mail server', () => {
  test.each([
    [{ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }, true],
    [{ command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 Relay access denied' }, false],
    [{ command: 'RCPT TO', responseCode: 451, response: '451 4.7.1 Try later' }, false],
    [{ command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 Unknown sender' }, false],
    [{ code: 'ECONNECTION' }, false],
  ])('%j is for good: %s', (error, isFinal) => expect(isRecipientRefused(error)).toBe(isFinal));

  test('is said without the password', () => {
    expect(reasonOf({ code: 'EAUTH' }, 'mail.example')).toBe(
      'mail.example does not accept the user or password of SMTP_URL.',
    );
    expect(reasonOf(new Error('connect ECONNREFUSED'), 'mail.example:25')).toBe('mail.example:25 cannot be reached.');
  });
});

test('a server elsewhere is reached encrypted, one on this machine as it is', () => {
  expect(transportOptions('smtps://desk%40hotel.example:p%2Fw@mail.example')).toMatchObject({
    ...{ host: 'mail.example', port: 465, secure: true },
    auth: { user: 'desk@hotel.example', pass: 'p/w' },
  });
  expect(transportOptions('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true });
  expect(transportOptions('smtp://127.0.0.1:4305')).toMatchObject({ port: 4305, requireTLS: false });
});
