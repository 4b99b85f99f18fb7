import { describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { allowedFacts } from './allowed-facts.rule.ts';
import { openFacts, sortFacts } from './sorted-facts.mapper.ts';

const nothing = { before: null, after: null, subject: { id: null, label: null } };
const secret = 'Jane Doe, (512) 555-0142, jane@guest.example, wants a quiet room';

const actions = Object.values(allEndpoints)
  .flatMap((area) => Object.values(area))
  .flatMap(({ audit }) => (audit && audit !== 'nothing' ? [audit] : []));

test.each([...new Set(actions)])('%s has a list of allowed facts', (action) => {
  expect(allowedFacts(action)).toBeDefined();
});

describe('the facts of an action', () => {
  test.each<[string, Record<string, unknown>]>([
    ['payments.refund', { amountCents: 100, reason: secret }],
    ['payments.close', { note: secret }],
    ['precheckins.view', { precheckinId: 'p', kinds: ['id_photo'], reason: secret }],
    ['precheckins.finish', { how: 'by_hand', note: secret }],
    ['payment_match.explain', { note: secret }],
    ['calls.review', { notes: secret, tags: [secret], status: 'reviewed' }],
    ['integrations.test_tool', { toolId: 'guest.send_sms', arguments: { phone: secret } }],
    ['integrations.test_call', { phoneNumber: secret, testScenario: 'booking_flow' }],
    ['assistants.test_chat', { says: secret }],
    ['calls.export', { format: 'csv', filter: { q: secret } }],
    ['settings.change', { testCallNumbers: [secret], hotelName: secret }],
    ['webhooks.replay', { lastError: secret, status: 'dead' }],
    ['nobody.listed_this', { note: secret, anything: secret }],
    ['texts.stop', { callId: 'c', somethingNew: secret }],
  ])('of %s contain no plain personal data', (action, detail) => {
    const { open } = sortFacts(action, { ...nothing, detail, after: detail, subject: { id: 's', label: secret } });
    expect(JSON.stringify({ ...open, subject: { id: open.subject.id } })).not.toMatch(/Jane|555|guest\.example|quiet/);
  });

  test('are plain for ids, states and numbers, and otherwise sealed with a key', () => {
    const told = {
      ...nothing,
      detail: { amountCents: 100, reason: secret, unknown: 1 },
      after: { status: 'refunded' },
    };
    const { open, sealed } = sortFacts('payments.refund', told);
    expect(open).toMatchObject({ detail: { amountCents: 100, reason: '[sealed]' }, after: { status: 'refunded' } });
    expect(openFacts(open, sealed).detail).toEqual({ amountCents: 100, reason: secret });
    expect(openFacts(open, undefined).detail).toEqual({ amountCents: 100, reason: '[erased]' });
  });

  test('seal an address that a stranger may have typed', () => {
    const subject = { id: 'jane@guest.example', label: null, isTyped: true };
    const { open, sealed } = sortFacts('auth.sign_in_failed', { ...nothing, detail: { factor: 'password' }, subject });
    expect(open.subject.id).toBe('[sealed]');
    expect(openFacts(open, sealed).subject.id).toBe('jane@guest.example');
    expect(openFacts(open, undefined).subject.id).toBe('[erased]');
  });
});
