import { expect, test } from '@jest/globals';
import { messagesToSend, type AlertNews } from './alert-messages.rule.ts';
import { noticeOf } from './alert-notice.mapper.ts';
import type { RaisedAlert } from '../alerts/alert-rule.port.ts';

const alert = (severity: RaisedAlert['severity'], newestAt = '2026-11-10T12:00:00.000Z'): RaisedAlert => ({
  ...{ id: severity, kind: 'provider-down', count: 1, severity },
  ...{ title: 'Vapi does not work', detail: 'It did not answer.', since: newestAt, newestAt, link: null },
});
const sent = (about: RaisedAlert, kind: AlertNews['kind'] = 'raised'): AlertNews => ({
  ...{ alertId: about.id, kind, alert: noticeOf(about) },
});
const [warning, critical] = [alert('warning'), alert('critical')];

test('sends an alert once, and again when something new happened', () => {
  expect(messagesToSend([critical], 'all', [])).toEqual([sent(critical)]);
  expect(messagesToSend([critical], 'all', [sent(critical)])).toEqual([]);
  const recurred = alert('critical', '2026-11-10T12:05:00.000Z');
  expect(messagesToSend([recurred], 'all', [sent(critical)])).toEqual([sent(recurred)]);
});

test('says once that an alert is over, and sends it again when it comes back', () => {
  expect(messagesToSend([], 'all', [sent(critical)])).toEqual([sent(critical, 'resolved')]);
  expect(messagesToSend([], 'all', [sent(critical, 'resolved')])).toEqual([]);
  expect(messagesToSend([critical], 'all', [sent(critical, 'resolved')])).toEqual([sent(critical)]);
});

test.each([
  ['all', [warning, critical]],
  ['critical', [critical]],
  ['none', []],
] as const)('sends what the setting wants: %s', (delivery, wanted) => {
  expect(messagesToSend([warning, critical], delivery, [])).toEqual(wanted.map((each) => sent(each)));
});

test('says that an alert is over when the setting no longer wants it', () => {
  expect(messagesToSend([warning], 'critical', [sent(warning)])).toEqual([sent(warning, 'resolved')]);
});
