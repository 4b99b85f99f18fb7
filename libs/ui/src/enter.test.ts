import { describe, expect, jest, test } from '@jest/globals';
import { isEnter, keepComposed } from './enter.ts';

const press = (key: string, more: { isComposing?: boolean; keyCode?: number } = {}) => ({
  ...{ key, isComposing: false, keyCode: 13, preventDefault: jest.fn(), ...more },
});

describe('Enter', () => {
  test('is pressed to send', () => expect(isEnter(press('Enter'))).toBe(true));

  test.each([
    ['goes on with a word', press('Enter', { isComposing: true, keyCode: 229 })],
    ['confirms a word in Safari, which has ended the composition', press('Enter', { keyCode: 229 })],
    ['is another key', press('a')],
  ])('is none when it %s', (_, event) => expect(isEnter(event)).toBe(false));

  test('is known from the event of the browser behind that of React', () => {
    const native = press('Enter', { keyCode: 229 });
    expect(isEnter({ ...press('Enter'), nativeEvent: native })).toBe(false);
  });

  test('does not send a form while a word is put together, and does otherwise', () => {
    const [composed, sent] = [press('Enter', { keyCode: 229 }), press('Enter')];
    keepComposed(composed);
    keepComposed(sent);
    expect(composed.preventDefault).toHaveBeenCalled();
    expect(sent.preventDefault).not.toHaveBeenCalled();
  });
});
