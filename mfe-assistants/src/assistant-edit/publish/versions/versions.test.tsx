/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import {
  box,
  dialog,
  field,
  openEditor,
  panel,
  publishBy,
  publishedOf,
  sentTo,
  showTab,
} from '../../assistant-edit.fixture.ts';
import { otherVoice, reportOf, versionOf } from '../report.fixture.ts';

const { read } = assistantEndpoints;
const { publishVerified, rollback, keepTheirs, versions } = publishingEndpoints;
const history = () => panel('Version History');
const items = () =>
  Array.from(history().getByRole('list', { name: 'Versions' }).children as HTMLCollectionOf<HTMLElement>);
const goBack = 'Roll back to version 1?';
const first = versionOf({ isLive: false });
const second = versionOf({
  version: 2,
  note: 'A warmer voice',
  isVerified: false,
  changes: [{ field: 'voiceId', before: 'Elliot', after: 'Savannah' }],
});
const live = publishedOf({ publishedVersion: 2 });
const openWith = (...answers: Answering[]) => openEditor({ tab: 'publish', assistant: live, answers });

test('says that there are no versions yet, and why they could not be loaded', async () => {
  const { person } = await openWith(inTurn(refusing(versions, 500, 'Away.'), answering(versions, [])));
  expect((await history().findByRole('alert')).textContent).toContain('The versions could not be loaded');
  await person.click(history().getByRole('button', { name: 'Try again' }));
  expect(await history().findByText('No versions yet')).toBeTruthy();
});

test('tells of each version who published it, why, and what it changed', async () => {
  await openWith(answering(versions, [second, first]));
  await history().findByText('Version 2');
  const [newest, oldest] = items();
  expect(newest?.textContent).toMatch(/^Version 2CurrentNot as sentMax Manager, 9:00 AMA warmer voice1 field changed/);
  expect(within(newest!).getByRole('listitem').textContent).toMatch(/^Voice ID.*Before.*Elliot.*After.*Savannah/);
  expect(within(newest!).queryByRole('button')).toBeNull();
  expect(oldest?.textContent).toMatch(/^Version 1Max Manager/);
});

test('rolls back to an older version once it is confirmed, with a note', async () => {
  const third = versionOf({ version: 3, note: 'The old voice was clearer' });
  let now = publishedOf({ publishedVersion: 2, voiceId: 'Savannah' });
  const editor = await openWith(
    answering(read, () => now),
    answering(versions, () =>
      now.publishedVersion === 3 ? [third, { ...second, isLive: false }, first] : [second, first],
    ),
    inTurn(
      refusing(rollback, 503, 'Vapi is away.'),
      answering(rollback, () => {
        now = publishedOf({ publishedVersion: 3 });
        return reportOf({ version: 3 });
      }),
    ),
  );
  const back = await history().findByRole('button', { name: 'Roll Back to Version 1' });
  await editor.person.click(back);
  expect(
    dialog(goBack).getByText(
      /^Publishes version 1 again as a new version\. Callers on the TEST line hear it .* Your draft will be replaced\.$/,
    ),
  ).toBeTruthy();
  await expectAccessible(box(goBack));
  await editor.person.click(dialog(goBack).getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(back);
  await editor.person.click(back);
  await editor.person.type(dialog(goBack).getByLabelText('Note'), third.note);
  await editor.person.click(dialog(goBack).getByRole('button', { name: 'Roll Back' }));
  expect((await dialog(goBack).findByRole('alert')).textContent).toContain('Vapi is away.');
  await editor.person.click(dialog(goBack).getByRole('button', { name: 'Roll Back' }));
  await waitFor(() => expect(items()).toHaveLength(3));
  expect(items()[0]?.textContent).toMatch(/^Version 3Current.*The old voice was clearer$/);
  expect(editor.calls.filter(({ endpoint }) => endpoint === rollback).map(({ input }) => input)).toEqual(
    Array(2).fill({ params: { id: 7, version: 1 }, query: undefined, body: { note: third.note, revision: 1 } }),
  );
  await showTab(editor, 'Configuration');
  await waitFor(() => expect(field('Voice ID').value).toBe('Elliot'));
});

test('shows nothing of a publish that failed before in the dialog of a rollback', async () => {
  const editor = await openWith(answering(versions, [second, first]), refusing(publishVerified, 503, 'Vapi is away.'));
  const publishing = panel('Publish & Verify');
  await publishBy(editor, publishing.getByRole('button', { name: 'Publish & Verify' }));
  await waitFor(() => expect(publishing.getByRole('status').textContent).toContain('Vapi is away.'));
  await editor.person.click(await history().findByRole('button', { name: 'Roll Back to Version 1' }));
  expect(dialog(goBack).queryByRole('alert')).toBeNull();
});

/** Version 2 is published, and Vapi holds another voice than it was sent. */
async function publishedWithWarnings(...answers: Answering[]) {
  const { verification } = reportOf();
  const editor = await openWith(
    ...answers,
    answering(versions, [{ ...second, changes: [] }, first]),
    answering(
      publishVerified,
      reportOf({
        success: false,
        version: 2,
        holds: 'Callers hear version 2, but for voice id.',
        verification: { ...verification, differences: [otherVoice] },
      }),
    ),
  );
  const publishing = panel('Publish & Verify');
  await publishBy(editor, publishing.getByRole('button', { name: 'Publish & Verify' }));
  await publishing.findByText('Published with Warnings');
  return { editor, report: within(publishing.getByRole('status')) };
}

test('tells in a report with warnings what was expected and what was found', async () => {
  const { editor, report } = await publishedWithWarnings();
  const [found] = within(report.getByRole('list', { name: 'Differences' })).getAllByRole('listitem');
  expect(found?.textContent).toMatch(/^Voice ID.*Expected.*Elliot.*Found.*Savannah/);
  expect(editor.toasts).toEqual([
    {
      intent: 'error',
      title: 'Published with Warnings',
      body: 'Callers hear version 2, but for voice id.',
      timeout: 15_000,
    },
  ]);
  await expectAccessible(box('Publish & Verify'));
});

const third = reportOf({ version: 3, holds: 'Callers hear version 3.' });

test('publishes the version again from a report with warnings', async () => {
  const { editor, report } = await publishedWithWarnings(answering(rollback, third));
  await editor.person.click(report.getByRole('button', { name: 'Publish Version 2 Again' }));
  expect(await report.findByText('Published Successfully')).toBeTruthy();
  expect(editor.calls.find(({ endpoint }) => endpoint === rollback)?.input).toMatchObject({
    params: { version: 2 },
    body: { note: 'Published again', draft: 'keep', revision: 1 },
  });
});

test('keeps what Vapi has from a report with warnings, which is past then', async () => {
  let now = live;
  const { editor, report } = await publishedWithWarnings(
    answering(read, () => now),
    answering(keepTheirs, () => (now = publishedOf({ publishedVersion: 3, voiceId: 'Savannah' }))),
  );
  await editor.person.click(report.getByRole('button', { name: 'Use Vapi’s Version' }));
  expect(
    await report.findByText(
      /^As of .+\. Something was published since\. See the version history for the current version\.$/,
    ),
  ).toBeTruthy();
  expect(sentTo(editor, keepTheirs)).toEqual([{ fields: ['voiceId'], revision: 1 }]);
  expect(report.queryByRole('button', { name: 'Use Vapi’s Version' })).toBeNull();
  await showTab(editor, 'Configuration');
  expect(field('Voice ID').value).toBe('Savannah');
});

test('rolls back to the version before from a report with warnings', async () => {
  const { editor, report } = await publishedWithWarnings(answering(rollback, third));
  await editor.person.click(report.getByRole('button', { name: 'Roll Back to Version 1' }));
  await editor.person.click(dialog(goBack).getByRole('button', { name: 'Roll Back' }));
  expect(await report.findByText('Published Successfully')).toBeTruthy();
  expect(sentTo(editor, rollback)).toEqual([{ note: '', revision: 1 }]);
});
