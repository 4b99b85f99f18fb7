import { expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { AuditEvent } from '@booking/contracts/audit';
import { unrequestedActions } from '@booking/contracts/unrequested-actions';
import { recordOf } from './audit-record.ts';
import { sentences } from './audit-sentences.ts';
import { actionWords, actorWords, changeInShort, changesOf, sentenceOf } from './audit-words.ts';

type Given = Partial<Pick<AuditEvent, 'subject' | 'detail' | 'before' | 'after'>>;

const event = (action: string, given: Given = {}): AuditEvent => ({
  ...{ id: '1', at: '2026-11-10T18:00:00.000Z', actor: { kind: 'person', name: 'ann@hotel.example' }, action },
  ...{ subject: null, detail: {}, before: null, after: null, requestId: null, address: null },
  ...given,
});
const subject = (type: string, label: string | null = null, id = '7') => ({ type, id, label });

const audited = Object.values(allEndpoints)
  .flatMap((area) => Object.values(area).map(({ audit }) => audit))
  .filter((action) => action !== undefined && action !== 'nothing');
const actions = [...new Set([...audited, ...unrequestedActions])] as string[];

test.each(actions)('%s has a sentence', (action) => {
  const [area, verb] = action.split('.');
  if (verb === 'export' || verb === 'exported') return expect(actionWords(action)).toMatch(/^(Started an e|E)xport/);
  expect([area, Object.hasOwn(sentences, action)]).toEqual([area, true]);
  expect(actionWords(action)).toMatch(/^[A-Z][a-z]+(ed|ent|n|t|ld|de|k|e)? \S/);
  expect(actionWords(action)).not.toMatch(/undefined|null|\ba an?\b/);
});

test.each<[string, Given, string]>([
  ['precheckins.send', { subject: subject('precheckin', 'Maria Lopez') }, 'Sent a pre-check-in link to Maria Lopez'],
  ['precheckins.send', {}, 'Sent a pre-check-in link to a guest'],
  ['precheckins.send', { subject: subject('precheckin', '[erased]') }, 'Sent a pre-check-in link to a guest'],
  [
    'precheckins.view',
    { subject: subject('precheckin', 'Maria Lopez'), detail: { kinds: ['id_photo'] } },
    'Viewed the photo ID of Maria Lopez',
  ],
  [
    'precheckins.correct',
    { subject: subject('precheckin', 'Maria Lopez'), detail: { kind: 'phone' } },
    'Noted the phone of Maria Lopez as corrected',
  ],
  ['precheckins.finish', { detail: { how: 'by_hand' } }, 'Marked a guest as checked in at the desk'],
  [
    'assistants.publish',
    { subject: subject('assistant', 'Guest assistant'), after: { publishedVersion: 2 } },
    'Published Guest assistant as version 2',
  ],
  ['assistants.archive', { subject: subject('assistant', 'Spa'), after: { isArchived: false } }, 'Restored Spa'],
  ['documentation.update', { subject: subject('documentation', 'Pets') }, 'Changed the documentation “Pets”'],
  ['employees.sync', { subject: subject('employee', 'list', 'all') }, 'Synced the staff list with Cloudbeds'],
  ['employees.sync', { subject: subject('employee', 'Ana Lopez') }, 'Updated Ana Lopez from Cloudbeds'],
  ['payments.refund', { detail: { amountCents: 184_43 } }, 'Refunded $184.43'],
  ['mode.change', { after: { mode: 'live' } }, 'Switched the hotel to LIVE mode'],
  [
    'settings.change',
    { subject: subject('setting', null, 'auditRetentionDays') },
    'Changed the setting “audit retention days”',
  ],
  [
    'remotes.change',
    { subject: subject('remote', null, 'mfe-guest'), detail: { kind: 'rollback' } },
    'Rolled back mfe-guest',
  ],
  ['calls.exported', { detail: { rows: 1250 } }, 'Exported 1,250 calls'],
  ['payment_difference.change', {}, 'Updated a payment difference'],
  ['newer_things.tidy_up', {}, 'Newer things: tidy up'],
  ['odd', {}, 'Odd'],
])('%s of %j reads "%s"', (action, given, sentence) => {
  expect(sentenceOf(event(action, given))).toBe(sentence);
});

test.each<[AuditEvent['subject'], Given, object | undefined]>([
  [subject('precheckin'), {}, { to: '/precheckins/7', name: 'Pre-check-in' }],
  [subject('payment'), {}, { to: '/payments?payment=7', name: 'Payment' }],
  [subject('assistant'), {}, { to: '/assistant/7', name: 'Assistant' }],
  [subject('assistant'), { after: { publishedVersion: 3 } }, { to: '/assistant/7?tab=publish', name: 'Version 3' }],
  [subject('alert'), {}, undefined],
  [null, {}, undefined],
])('%j with %j leads to %j', (about, given, record) => {
  expect(recordOf(event('any.thing', { ...given, subject: about }))).toEqual(record);
});

test('who acted goes by name, and the product says that it was the product', () => {
  expect(actorWords({ kind: 'person', name: 'ann@hotel.example' })).toBe('ann@hotel.example');
  expect(actorWords({ kind: 'product', name: null })).toBe('The product');
});

test('words that were erased with a guest read "Erased"', () => {
  expect(changesOf({ before: null, after: { note: '[erased]' } })).toEqual([{ field: 'Note', was: '–', is: 'Erased' }]);
});

test('a change shows both sides of each field, a dash where there is nothing, and money as money', () => {
  const before = { days: 30, note: '', gone: ['a'], isActive: true, refundedCents: 100 };
  const changes = changesOf({ before, after: { days: 45, note: 'new', isActive: false, refundedCents: 250 } });
  expect(changes).toEqual([
    { field: 'Days', was: '30', is: '45' },
    { field: 'Note', was: '–', is: 'new' },
    { field: 'Gone', was: '["a"]', is: '–' },
    { field: 'Is active', was: 'Yes', is: 'No' },
    { field: 'Refunded', was: '$1.00', is: '$2.50' },
  ]);
  expect(changeInShort(changes)).toBe('Days: 30 → 45, 4 more');
  expect(changeInShort(changes.slice(0, 1))).toBe('Days: 30 → 45');
  expect(changeInShort([])).toBeUndefined();
});
