import { expect, test } from '@jest/globals';
import { paymentSearchWords } from './payment-search.rule.ts';

test.each([
  ['Rosa Whitfield', ['Rosa', 'Whitfield']],
  ['(512) 555-0101', ['5125550101']],
  ['+1 512.555.0101', ['15125550101']],
  ['4711', ['4711']],
  ['cs_test_a1 Rosa', ['cs_test_a1', 'Rosa']],
  ['Rosa 0101', ['Rosa', '0101']],
  ['Rosa (512)555-0101', ['Rosa', '5125550101']],
  ['-', ['-']],
])('%j looks for %j', (q, words) => expect(paymentSearchWords(q)).toEqual(words));
