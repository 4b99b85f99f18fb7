import { expect, test } from '@jest/globals';
import { messageOf } from './alert-post.ts';

const alert = {
  id: 'provider-down-cloudbeds-live',
  severity: 'critical',
  title: 'Cloudbeds does not work',
  detail: 'It did not answer.',
  since: '2026-11-21T10:00:00.000Z',
  newestAt: '2026-11-21T10:00:00.000Z',
  link: '/integrations?view=cloudbeds',
} as const;
const message = { kind: 'raised', mode: 'live', alertId: alert.id, alert } as const;

test('what begins is told with what it is, in a sentence for people and field by field for programs', () => {
  expect(messageOf(message, 'Hotel Test', 'https://console.example')).toEqual({
    text: 'Hotel Test: Cloudbeds does not work. It did not answer. https://console.example/integrations?view=cloudbeds',
    id: alert.id,
    kind: 'raised',
    mode: 'live',
    severity: 'critical',
    title: 'Cloudbeds does not work',
    detail: 'It did not answer.',
    since: '2026-11-21T10:00:00.000Z',
    link: 'https://console.example/integrations?view=cloudbeds',
  });
});

test('what is over is told by its title, and test mode is named', () => {
  const { text } = messageOf({ ...message, kind: 'resolved', mode: 'test' }, 'Hotel Test', 'https://console.example');
  expect(text).toBe('Hotel Test, test mode: over: Cloudbeds does not work');
});
