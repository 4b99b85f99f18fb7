import { expect, test } from '@jest/globals';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { answeringProvider } from '../../../test/providers/answering-provider.ts';
import { envOf } from '../../../test/start/env-of.ts';
import { TwilioClient } from './twilio.client.ts';

const env = envOf({
  TWILIO_TEST_ACCOUNT_SID: 'AC1',
  TWILIO_TEST_AUTH_TOKEN: 'the-token',
  TWILIO_TEST_FROM: '+15125550100',
});

const text = (sid: string) => ({ sid, status: 'delivered', body: 'Your room is ready.' });

/** Twilio that lists these texts to a number, in two pages, and none from it. */
function twilioOf(...pages: unknown[][]) {
  const erased: string[] = [];
  const { told, outbound, unreadable } = answeringProvider(({ url, init }) => {
    const { pathname, searchParams } = new URL(url);
    if (init.method === 'POST') {
      erased.push(pathname.split('/').at(-1)!.replace('.json', ''));
      return { sid: 'SM', status: 'delivered' };
    }
    const at = Number(searchParams.get('Page') ?? 0);
    if (searchParams.has('From')) return { messages: [] };
    const next_page_uri = pages[at + 1] ? `/Messages.json?Page=${at + 1}` : null;
    return { messages: pages[at], next_page_uri };
  });
  return { told, erased, twilio: new TwilioClient(env, new Credentials(env), outbound, unreadable) };
}

test('texts of every page are erased', async () => {
  const { twilio, erased, told } = twilioOf([text('SM1'), text('SM2')], [text('SM3')]);
  expect(await twilio.eraseTexts('test', '+15125550142')).toBe(3);
  expect(erased).toEqual(['SM1', 'SM2', 'SM3']);
  expect(told).toEqual([[{ provider: 'twilio', mode: 'test', list: 'Messages', scope: '' }, []]]);
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'SM2'],
  ['without an id', { status: 'delivered', body: 'Hello' }],
  ['with an empty id', { ...text('') }],
])('a row that is %s is left out, counted and told once, and the others are erased', async (_, odd) => {
  const { twilio, erased, told } = twilioOf([odd, text('SM1')], [odd, text('SM3')]);
  await expect(twilio.eraseTexts('test', '+15125550142')).rejects.toThrow(
    "2 texts are erased, and 2 cannot be read. Erase those in Twilio's console.",
  );
  expect(erased).toEqual(['SM1', 'SM3']);
  expect(told.map(([, problems]) => problems.length)).toEqual([2]);
});

test('a text in a state that is none is one all the same', async () => {
  const { twilio, erased } = twilioOf([{ ...text('SM1'), status: 7 }]);
  expect(await twilio.eraseTexts('test', '+15125550142')).toBe(1);
  expect(erased).toEqual(['SM1']);
});
