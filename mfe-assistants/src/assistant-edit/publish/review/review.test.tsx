/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import {
  box,
  button,
  dialog,
  field,
  fill,
  openEditor,
  panel,
  previewOf,
  publishedOf,
  publishReviewed,
  reviewing,
  sentTo,
  showTab,
} from '../../assistant-edit.fixture.ts';
import { reportOf } from '../report.fixture.ts';

const { preview, publish } = publishingEndpoints;
const { verification: _, ...short } = reportOf();
const greeting = { firstMessage: 'Hello, I am an AI.', firstMessageMode: null };

/** A preview that compares the greeting that is typed with the current one. */
const comparing = answering(preview, ({ body }) => {
  const after = body.draft?.firstMessage ?? greeting.firstMessage;
  const isSame = after === greeting.firstMessage;
  return previewOf({
    current: greeting,
    changes: isSame ? [] : [{ field: 'firstMessage', before: greeting.firstMessage, after }],
  });
});
const review = () => dialog(reviewing);

test('shows field by field what a publish changes before it does, and keeps the note', async () => {
  const editor = await openEditor({
    tab: 'configuration',
    assistant: publishedOf(greeting),
    answers: [comparing, answering(publish, short)],
  });
  await fill(editor.person, field('First message'), 'Good morning, an AI speaks.');
  await editor.person.click(button('Publish to Vapi'));
  expect(review().getByText('Your unsaved changes are saved first.')).toBeTruthy();
  const changes = within(await review().findByRole('region', { name: 'What changes' }));
  expect(changes.getByRole('listitem').textContent).toMatch(
    /^First message.*Current.*Hello, I am an AI\..*New.*Good morning, an AI speaks\.$/,
  );
  await expectAccessible(box(reviewing));
  expect(sentTo(editor, publish)).toEqual([]);
  await publishReviewed(editor, 'Warmer');
  expect(await screen.findByRole('button', { name: 'Publish to Vapi' })).toBe(document.activeElement);
  expect(sentTo(editor, publish)).toMatchObject([{ note: 'Warmer' }]);
  expect(editor.toasts.at(-1)?.body).toMatch(/^Changed: First message\n/);
});

test('says that nothing changes, and whose line it is for', async () => {
  const { person } = await openEditor({ assistant: publishedOf({ ...greeting, mode: 'live' }), answers: [comparing] });
  await person.click(button('Publish to Vapi'));
  expect(review().getByText(/^Nothing changed since the current version\./)).toBeTruthy();
  expect(review().getByRole('button', { name: 'Publish to the LIVE line' })).toBeTruthy();
});

test('says that it is the first version', async () => {
  const { person } = await openEditor();
  await person.click(button('Publish to Vapi'));
  expect(review().getByText(/It replaces what callers on the TEST line hear now\.$/)).toBeTruthy();
});

test('leads from a finding in the review to its field', async () => {
  const { person } = await openEditor({
    answers: [
      answering(preview, previewOf({ findings: [{ severity: 'error', field: 'firstMessage', message: 'No AI.' }] })),
    ],
  });
  await person.click(button('Publish to Vapi'));
  await person.click(await review().findByRole('link', { name: 'First message' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('tab', { name: 'Configuration', selected: true })).toBeTruthy();
});

test.each([
  [greeting, 'On the TEST line since 9:00 AM: “Hello, I am an AI.”'],
  [{ firstMessage: null, firstMessageMode: null }, 'On the TEST line since 9:00 AM: Vapi’s own greeting'],
  [{ firstMessage: '', firstMessageMode: null }, 'On the TEST line since 9:00 AM: It waits until the caller speaks'],
])('says on the Publish tab how callers are greeted by now: %j', async (current, words) => {
  const editor = await openEditor({
    assistant: publishedOf(),
    answers: [answering(preview, previewOf({ current }))],
  });
  await showTab(editor, 'Publish');
  await screen.findByText('Version History');
  expect(panel('Status').getByText(/^On the TEST line since/).textContent).toBe(words);
});
