import { describe, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { allowedFacts } from './allowed-facts.rule.ts';
import { openFacts, sortFacts } from './sorted-facts.mapper.ts';

const nothing = { before: null, after: null, subject: { id: null, label: null } };
const secret = 'Jane Doe, (512) 555-0142, jane@guest.example, wants a quiet room';

const actions = Object.values(allEndpoints)
  .flatMap((area) => Object.values(area))
  .flatMap(({ audit }) => (audit && audit !== 'nothing' ? [audit] : []));

test.each([...new Set(actions)])('%s has a list of what is written down of it', (action) => {
  expect(allowedFacts(action)).toBeDefined();
});

describe('what is written down of an action', () => {
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
  ])('of %s shows nothing that says who somebody is', (action, detail) => {
    const { open } = sortFacts(action, { ...nothing, detail, after: detail, subject: { id: 's', label: secret } });
    expect(JSON.stringify({ ...open, subject: { id: open.subject.id } })).not.toMatch(/Jane|555|guest\.example|quiet/);
  });

  test('is plain where it is an id, a state or a number, and can be opened as long as its key is there', () => {
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

  test('hides an address that somebody typed who may be anybody', () => {
    const subject = { id: 'jane@guest.example', label: null, isTyped: true };
    const { open, sealed } = sortFacts('auth.sign_in_failed', { ...nothing, detail: { factor: 'password' }, subject });
    expect(open.subject.id).toBe('[sealed]');
    expect(openFacts(open, sealed).subject.id).toBe('jane@guest.example');
    expect(openFacts(open, undefined).subject.id).toBe('[erased]');
  });
});
