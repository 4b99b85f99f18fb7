import { expect, test } from '@jest/globals';
import { redacted, redactedInChunks, withoutCards } from './redacted.mapper.ts';

const card = '4111 1111 1111 1111';

test('card numbers go from every text within, however deep, numbers too; all else is as it was', () => {
  const at = new Date(0);
  expect(
    withoutCards({ note: `card ${card}`, list: [{ card }], pan: 4111111111111111, at, id: 1764230000000 }),
  ).toEqual({
    note: 'card •••• 1111',
    list: [{ card: '•••• 1111' }],
    pan: '•••• 1111',
    at,
    id: 1764230000000,
  });
});

test('passwords and files are left as they were sent', () => {
  const given = { password: card, newPassword: card, base64: '4111111111111111', image: 'data:image/png;base64,4111' };
  expect(withoutCards(given)).toEqual(given);
});

test('a build keeps its name, whose digits may read as a card number', () => {
  const digest = '5653362679268303';
  const release = { digest, entry: `/remotes/mfe-a/${digest}/remoteEntry.js`, container: `mfe_a_${digest}` };
  expect(withoutCards({ note: digest, release })).toEqual({ note: '•••• 8303', release });
  expect(redacted({ detail: { digest } })).toEqual({ detail: { digest } });
});

test('a verification code goes where it is named so, and where it answers a question for it', () => {
  expect(
    redacted([
      { role: 'bot', message: 'Please say the code.' },
      { role: 'user', message: '4 8 2 9 1 3' },
      { arguments: { code: '482913' }, asText: '{"code":"482913"}' },
    ]),
  ).toEqual([
    { role: 'bot', message: 'Please say the code.' },
    { role: 'user', message: '••••••' },
    { arguments: { code: '••••••' }, asText: '{"code":"••••••"}' },
  ]);
});

test('what is large is masked just the same, and others have their turn meanwhile', async () => {
  const said = (text: string) => ({ message: text, pan: 4111111111111111, at: new Date(0) });
  const large = [
    said('Please say the code.'),
    said('4 8 2 9 1 3'),
    ...Array.from({ length: 20 }, () => said('3.7.'.repeat(10_000))),
  ];
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const masked = await redactedInChunks(large);
  clearInterval(counting);
  expect(masked).toEqual(redacted(large));
  expect(masked[1]).toMatchObject({ message: '••••••', pan: '•••• 1111' });
  expect(turns).toBeGreaterThan(5);
});
