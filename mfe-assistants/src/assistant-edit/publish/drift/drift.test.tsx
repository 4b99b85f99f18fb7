/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import {
  box,
  button,
  dialog,
  field,
  fill,
  isWaiting,
  openEditor,
  panel,
  publishedOf,
  publishReviewed,
  reviewing,
  sentTo,
  showTab,
} from '../../assistant-edit.fixture.ts';
import { otherVoice, reportOf } from '../report.fixture.ts';

const { publish, publishVerified, rollback, keepTheirs, drift, checkDrift } = publishingEndpoints;
const { verification: _, ...short } = reportOf();
const checkedAt = '2026-11-10T17:55:00.000Z';
const quiet = answering(drift, { checkedAt, differences: [] });
const changed = answering(drift, { checkedAt, differences: [otherVoice] });
const atVapi = () => panel('At Vapi');
const differences = () => within(atVapi().getByRole('list', { name: 'Differences' })).getAllByRole('listitem');
const goBack = 'Roll back to version 1?';
const draft = { personality: 'Not live yet.', hasUnpublishedChanges: true };

/** The voice was changed at Vapi, until `settling` is answered. */
async function drifted(given: Partial<Assistant> = {}, settling?: Answering, ...answers: Answering[]) {
  let now = changed;
  const settle: Answering[] = settling
    ? [
        {
          endpoint: settling.endpoint,
          respond: (input) => {
            now = quiet;
            return settling.respond(input);
          },
        },
      ]
    : [];
  const found: Answering = { endpoint: drift, respond: (input) => now.respond(input) };
  const assistant = publishedOf({ hasDrifted: true, ...given });
  const editor = await openEditor({ tab: 'publish', assistant, answers: [...settle, found, ...answers] });
  await screen.findByText('Changed at Vapi', { selector: '[data-tone=bad]' });
  await atVapi().findByRole('list', { name: 'Differences' });
  return editor;
}
const isSettled = () => waitFor(() => expect(atVapi().queryByText('Changed at Vapi')).toBeNull());

test('says when Vapi was looked at, and that it could not be asked now', async () => {
  const editor = await openEditor({
    tab: 'publish',
    assistant: publishedOf(),
    answers: [quiet, refusing(checkDrift, 503, '')],
  });
  expect((await atVapi().findByText(/^In sync with Vapi\./)).textContent).toBe('In sync with Vapi. Checked 11:55 AM.');
  await editor.person.click(atVapi().getByRole('button', { name: 'Check Now' }));
  await waitFor(() => expect(editor.toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to ask Vapi' }]));
});

test('names field by field what was changed at Vapi', async () => {
  const found = answering(checkDrift, { checkedAt, differences: [otherVoice] });
  const editor = await openEditor({
    tab: 'publish',
    assistant: publishedOf(),
    answers: [found, inTurn(answering(drift, { checkedAt: null, differences: [] }), changed)],
  });
  expect(await atVapi().findByText('Not checked yet. Checked every 15 minutes.')).toBeTruthy();
  await editor.person.click(atVapi().getByRole('button', { name: 'Check Now' }));
  expect(await atVapi().findByText(/^Someone changed this assistant in Vapi\./)).toBeTruthy();
  expect(differences().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Voice ID.*Published.*Elliot.*At Vapi.*Savannah/),
  ]);
  expect(atVapi().getByText('Vapi’s version is used for the selected fields.')).toBeTruthy();
  await expectAccessible(box('At Vapi'));
});

test('publishes the live version again, while a draft with changes waits', async () => {
  const editor = await drifted(draft, answering(rollback, reportOf({ version: 2 })));
  expect(atVapi().getByText(/Your draft stays unpublished\.$/)).toBeTruthy();
  await editor.person.click(atVapi().getByRole('button', { name: 'Publish Version 1 Again' }));
  await isSettled();
  expect(sentTo(editor, rollback)).toEqual([{ note: 'Published again', revision: 1, draft: 'keep' }]);
});

test('keeps what Vapi has, without a question where no draft waits', async () => {
  const kept = publishedOf({ voiceId: 'Savannah', publishedVersion: 2 });
  const editor = await drifted({}, answering(keepTheirs, kept));
  await editor.person.click(atVapi().getByRole('button', { name: 'Use Vapi’s Version' }));
  await isSettled();
  expect(sentTo(editor, keepTheirs)).toEqual([{ fields: ['voiceId'], revision: 1 }]);
  expect(editor.toasts).toEqual([{ title: 'Success', body: 'Vapi’s version is now the current version' }]);
});

test('keeps nothing where no field is ticked', async () => {
  const { person } = await drifted();
  await person.click(within(differences()[0]!).getByRole('checkbox', { name: 'Voice ID' }));
  expect(isWaiting(atVapi().getByRole('button', { name: 'Use Vapi’s Version' }))).toBe(true);
});

test('asks what becomes of a draft with changes before it keeps what Vapi has', async () => {
  const editor = await drifted(draft, answering(keepTheirs, publishedOf({ ...draft, publishedVersion: 2 })));
  await editor.person.click(atVapi().getByRole('button', { name: 'Use Vapi’s Version' }));
  const question = dialog('Use Vapi’s version?');
  expect(question.getByText(/^Becomes part of the current version: Voice ID\. Nothing is sent to Vapi\./)).toBeTruthy();
  await expectAccessible(box('Use Vapi’s version?'));
  expect(question.getByLabelText<HTMLInputElement>(/^Keep the draft;/).checked).toBe(true);
  await editor.person.click(question.getByRole('button', { name: 'Use Vapi’s Version' }));
  await isSettled();
  expect(sentTo(editor, keepTheirs)).toEqual([{ fields: ['voiceId'], draft: 'keep', revision: 1 }]);
});

test('says in the question why what Vapi has could not be kept', async () => {
  const { person, toasts } = await drifted(draft, undefined, refusing(keepTheirs, 503, 'Vapi is away.'));
  await person.click(atVapi().getByRole('button', { name: 'Use Vapi’s Version' }));
  const question = dialog('Use Vapi’s version?');
  await person.click(question.getByRole('button', { name: 'Use Vapi’s Version' }));
  expect((await question.findByRole('alert')).textContent).toContain('Vapi is away.');
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '503: Vapi is away.' }]);
});

test.each([
  ['Keep the draft; its changes wait to be published', 'keep'],
  ['Replace the draft by version 1; what only the draft says is lost', 'replace'],
])('rolls back, where a person chooses “%s”', async (label, choice) => {
  const editor = await drifted(draft, answering(rollback, reportOf({ version: 2 })));
  await editor.person.click(atVapi().getByRole('button', { name: 'Roll Back to Version 1' }));
  expect(dialog(goBack).getByText('The draft has changes that were not published')).toBeTruthy();
  await editor.person.click(dialog(goBack).getByLabelText(label));
  await editor.person.click(dialog(goBack).getByRole('button', { name: 'Roll Back' }));
  await isSettled();
  expect(screen.queryByText(goBack)).toBeNull();
  expect(sentTo(editor, rollback)).toEqual([{ note: '', draft: choice, revision: 1 }]);
});

test('neither keeps nor rolls back while something is typed that is not saved', async () => {
  const editor = await drifted();
  await showTab(editor, 'Overview');
  await fill(editor.person, field('Personality'), 'Warm');
  await showTab(editor, 'Publish');
  expect(atVapi().getByText(/^Save your changes first to use Vapi’s version or to roll back\./)).toBeTruthy();
  for (const name of ['Use Vapi’s Version', 'Roll Back to Version 1'])
    expect(isWaiting(atVapi().getByRole('button', { name }))).toBe(true);
  expect(isWaiting(atVapi().getByRole('button', { name: 'Publish Version 1 Again' }))).toBe(false);
});

test('says in the review what a publish of the draft replaces, and tells what it replaced', async () => {
  const editor = await drifted(
    {},
    answering(publishVerified, reportOf({ version: 2, replaced: [otherVoice] })),
    answering(publish, short),
  );
  const start = button('Publish to Vapi');
  await editor.person.click(start);
  expect(
    await dialog(reviewing).findByText(/^Someone changed this assistant in Vapi since it was published: Voice ID\./),
  ).toBeTruthy();
  await expectAccessible(box(reviewing));
  await editor.person.click(dialog(reviewing).getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(start);
  await editor.person.click(button('Publish & Verify'));
  await publishReviewed(editor);
  const replaced = await panel('Publish & Verify').findByText('Replaced in Vapi: Voice ID');
  expect(replaced.closest('details')?.textContent).toMatch(/Published before.*Elliot.*Changed in Vapi.*Savannah/);
  expect(sentTo(editor, publish)).toEqual([]);
  expect(sentTo(editor, publishVerified)).toHaveLength(1);
});

test('lets a viewer read what was changed at Vapi, and settle nothing', async () => {
  await openEditor({
    tab: 'publish',
    role: 'viewer',
    assistant: publishedOf({ hasDrifted: true }),
    answers: [answering(assistantEndpoints.read, publishedOf({ hasDrifted: true })), changed],
  });
  expect(await atVapi().findByText('Savannah')).toBeTruthy();
  expect(atVapi().queryByRole('button')).toBeNull();
  expect(atVapi().queryByRole('checkbox')).toBeNull();
});
