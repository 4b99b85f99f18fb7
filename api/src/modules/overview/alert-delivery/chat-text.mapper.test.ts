import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chatText } from './chat-text.mapper.ts';

test.each([
  ['<!channel> paid', '&lt;!channel&gt; paid'],
  ['<https://evil.example/login|Open the payment>', '&lt;https://evil.example/login Open the payment&gt;'],
  ['[Open](https://evil.example)', ' Open (https://evil.example)'],
  ['@everyone, ＠here', '(at)everyone, (at)here'],
  ['R&D\nnext\u202eline', 'R&amp;D next line'],
])('%j is written as %j', (text, written) => {
  expect(chatText(text)).toBe(written);
});

test('whatever the text, the chat finds no mention, no link with a name of its own and no second line in it', () => {
  const unit = fc.oneof(fc.constantFrom(...'<>&@＠[]()|`*_~\\\n\r\t\u2028\u202e'), fc.string());
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const written = chatText(text);
      expect(written).not.toMatch(/[<>@＠[\]`*_~|\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(written.replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&');
    }),
  );
});
