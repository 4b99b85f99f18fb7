import { expect, test } from '@jest/globals';
import { writeEmail } from './email-body.mapper.ts';

test('an email has the same words as text and as HTML, in which nothing is markup', () => {
  const { text, html } = writeEmail({
    paragraphs: ['Hello <b>Ana</b> & Bob,'],
    link: { label: 'Open it', url: 'https://hotel.example/?a=1&b="2"' },
    closing: 'Bye.',
  });
  expect(text).toBe('Hello <b>Ana</b> & Bob,\n\nOpen it: https://hotel.example/?a=1&b="2"\n\nBye.\n');
  expect(html).toContain('Hello &lt;b&gt;Ana&lt;/b&gt; &amp; Bob,');
  expect(html).toContain('href="https://hotel.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain('<b>');
});
