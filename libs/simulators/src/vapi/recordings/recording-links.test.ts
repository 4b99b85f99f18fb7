import { expect, test } from '@jest/globals';
import { createVirtualClock } from '../../shared-kernel/clock.ts';
import { createCall } from '../calls/new-call.ts';
import { openAccount } from '../accounts.ts';
import { createRandom } from '../../shared-kernel/random.ts';
import { createRecordingLinks } from './recording-links.ts';

const clock = createVirtualClock(Date.parse('2026-03-02T15:00:00Z'));
const account = openAccount({ name: 'test', apiKey: 'a', publicKey: 'b', phoneNumberId: 'n' }, clock);
const call = createCall(account, {
  type: 'inboundPhoneCall',
  createdAt: clock.now(),
  given: {},
  origin: '',
  random: createRandom('a call'),
  script: 'wrong_number',
});

function read(url: string) {
  const { pathname, searchParams } = new URL(url);
  return { file: pathname.replace('/storage/', ''), query: Object.fromEntries(searchParams) };
}

test('a signed address opens its own file for half an hour and no other', async () => {
  const links = createRecordingLinks(() => 'http://127.0.0.1:4301', clock);
  const mono = read(links.signed(call, 'mono').url);
  const stereo = read(links.plain(call, 'stereo'));

  expect(links.admits(mono.file, mono.query)).toBe(true);
  expect(links.admits(stereo.file, mono.query)).toBe(false);
  expect(links.admits(stereo.file, stereo.query)).toBe(false);
  expect(links.admits(mono.file, { ...mono.query, 'X-Amz-Date': '2027-01-01T00:00:00.000Z' })).toBe(false);

  await clock.wait(30 * 60_000 - 1);
  expect(links.admits(mono.file, mono.query)).toBe(true);
  await clock.wait(1);
  expect(links.admits(mono.file, mono.query)).toBe(false);
});
