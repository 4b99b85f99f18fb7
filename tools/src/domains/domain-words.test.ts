import { expect, test } from '@jest/globals';
import { domainWordsOf, singularOf } from './domain-words.ts';

test.each([
  ['lost-items', 'lost-item'],
  ['deliveries', 'delivery'],
  ['minibar-boxes', 'minibar-box'],
  ['wishes', 'wish'],
  ['houses', 'house'],
  ['addresses', 'address'],
  ['lost-property', 'lost-property'],
  ['status', 'status'],
])('the singular of %s is %s', (many, one) => {
  expect(singularOf(many)).toBe(one);
});

test('writes the name of a subject in every form that its files need', () => {
  expect(domainWordsOf('hotel', 'lost-items', 'lost-item', 1_764_500_000_000)).toEqual({
    domain: 'hotel',
    many: 'lost-items',
    one: 'lost-item',
    Many: 'LostItems',
    One: 'LostItem',
    manyVar: 'lostItems',
    oneVar: 'lostItem',
    manyWords: 'lost items',
    oneWords: 'lost item',
    aOne: 'a lost item',
    rowWords: `'lost item'`,
    table: 'lost_item',
    action: 'lost_items',
    auditLog: '../../people/audit/audit-log.service.ts',
    time: '1764500000000',
  });
});

test('leaves out the article where there is no plural, and names the plural where it is irregular', () => {
  const property = domainWordsOf('people', 'lost-property', 'lost-property', 0);
  expect(property).toMatchObject({ aOne: 'lost property', rowWords: `'lost property', 'lost property'` });
  expect(property).toMatchObject({ action: 'lost_property', auditLog: '../audit/audit-log.service.ts' });
  const entries = domainWordsOf('hotel', 'entries', 'entry', 0);
  expect(entries).toMatchObject({ aOne: 'an entry', rowWords: `'entry', 'entries'`, action: 'entry' });
});
