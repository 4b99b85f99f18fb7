import { describe, expect, test } from '@jest/globals';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { playGoldenCall } from './play-golden-call.rule.ts';

const notices = 'You speak with an AI assistant, and this call may be recorded.';
const untold = ['The caller was not told that an AI speaks.', 'The caller was not told that the call may be recorded.'];

const goldenCall = (changes: Partial<GoldenCall> = {}): GoldenCall => ({
  id: 1,
  name: 'Pool',
  assistantType: 'guest',
  turns: ['Is there a pool?', 'Thank you.'].map((says) => ({ says, expects: [] })),
  isActive: true,
  lastResult: null,
  fromCallId: null,
  revision: 1,
  createdAt: '',
  createdBy: '',
  ...changes,
});

const failures = async (greeting: string | undefined, replies: string[], changes?: Partial<GoldenCall>) => {
  const left = [...replies];
  const talk = () => Promise.resolve({ chatId: 'chat', reply: left.shift()!, toolCalls: [] });
  return (await playGoldenCall(goldenCall(changes), greeting, talk)).turns.map((turn) => turn.failures);
};

describe('the notices of the AI and of the recording', () => {
  test('count in the first message', async () => {
    expect(await failures(notices, ['Yes.', 'Bye.'])).toEqual([[], []]);
    expect(await failures('Hello.', [notices, 'Bye.'])).toEqual([untold, []]);
  });

  test('count in the first reply where that is heard first', async () => {
    expect(await failures(undefined, [`${notices} Yes.`, 'Bye.'])).toEqual([[], []]);
    expect(await failures(undefined, ['Yes.', notices])).toEqual([untold, []]);
  });

  test('are not needed for staff', async () => {
    expect(await failures('Hello.', ['Yes.', 'Bye.'], { assistantType: 'staff' })).toEqual([[], []]);
  });
});

test('a conversation is one chat, and one failed turn fails it', async () => {
  const heard: unknown[] = [];
  const result = await playGoldenCall(goldenCall(), notices, (...said) => {
    heard.push(said);
    return Promise.resolve({ chatId: `chat ${heard.length}`, reply: `That is $${heard.length}00.`, toolCalls: [] });
  });
  expect(heard).toEqual([
    ['Is there a pool?', undefined],
    ['Thank you.', 'chat 1'],
  ]);
  expect(result).toMatchObject({ goldenCallId: 1, name: 'Pool', passed: false });
  expect(result.turns[1]!.failures).toEqual(['It named $200.00, which no tool gave.']);
});
