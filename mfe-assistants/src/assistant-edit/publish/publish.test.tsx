/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering, expectAccessible, inTurn, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import {
  assistantOf,
  box,
  button,
  field,
  fill,
  isWaiting,
  createAssistantApi,
  openEditor,
  panel,
  previewOf,
  publishBy,
  publishedOf,
  sentTo,
  showTab,
} from '../assistant-edit.fixture.ts';
import { done, reportOf, versionOf } from './report.fixture.ts';

const { publish, publishVerified, versions } = publishingEndpoints;
const { verification: _, ...short } = reportOf();
const publishing = () => panel('Publish & Verify');
const verify = () => publishing().getByRole('button', { name: /^Publish(ing…| & Verify)$/ });
const report = () => publishing().getByRole('status');
const badTool = 'The name has more than 40 characters.';

/** Publishing makes version 1 live. */
function publishes(given: Parameters<typeof reportOf>[0] = {}): Answering[] {
  const kept = createAssistantApi();
  const made = answering(publishVerified, () => {
    kept.now = publishedOf({ revision: 2 });
    return reportOf(given);
  });
  return [made, ...kept.answers];
}

test('saves before it publishes, and tells part by part what was sent', async () => {
  const kept = createAssistantApi({ name: 'Night line' });
  const editor = await openEditor({ answers: [...kept.answers, answering(publish, short)] });
  await fill(editor.person, field('Personality'), 'Warm and brief.');
  await publishBy(editor, button('Publish to Vapi'));
  await waitFor(() => expect(editor.toasts).toHaveLength(1));
  expect(editor.toasts[0]).toMatchObject({
    title: 'Published Night line to Vapi!',
    body: expect.stringMatching(/^Tools \(2\): get_availability_and_rates/),
    timeout: 15_000,
  });
  expect(kept.now.personality).toBe('Warm and brief.');
  expect(sentTo(editor, publish)).toEqual([{ note: '', revision: 2 }]);
});

test('reports every step, what Vapi had before and after, and the version that is live now', async () => {
  const editor = await openEditor({
    tab: 'publish',
    answers: [
      ...publishes(),
      inTurn(answering(versions, []), answering(versions, [versionOf({ note: 'The first one' })])),
    ],
  });
  expect(panel('Status').getByText('Never')).toBeTruthy();
  expect(panel('Status').getByText('draft').dataset['tone']).toBe('warning');
  await publishBy(editor, verify(), 'The first one');
  expect(await publishing().findByText('Published Successfully')).toBeTruthy();
  expect(report().textContent).toMatch(/^As of Nov 10, 2026.*On the TEST line: Callers hear version 1\./);
  expect(report().textContent).not.toContain('Something was published since');
  const folded = publishing().getByText('10 of 10 steps done');
  expect(folded.closest('details')!.open).toBe(false);
  await editor.person.click(folded);
  const steps = within(publishing().getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ dataset }) => dataset['ok'])).toEqual(Array<string>(10).fill('true'));
  expect(
    publishing()
      .getByText(/"voiceId": "Before"/)
      .closest('details')?.textContent,
  ).toMatch(/^Vapi before/);
  expect(
    publishing()
      .getByText(/"voiceId": "Elliot"/)
      .closest('details')?.textContent,
  ).toMatch(/^Vapi after/);
  expect(sentTo(editor, publishVerified)).toEqual([{ note: 'The first one', revision: 1 }]);
  expect(editor.toasts.map(({ title }) => title)).toEqual(['Published Night line to Vapi!']);
  await waitFor(() => expect(panel('Status').queryByText('Never')).toBeNull());
  expect(panel('Status').getByText('published').dataset['tone']).toBe('good');
  expect(await panel('Version History').findByText('The first one')).toBeTruthy();
  await expectAccessible(box('Publish & Verify'));
});

test('says which step failed where what Vapi holds could not be read back', async () => {
  const { steps, ...verification } = reportOf().verification;
  const editor = await openEditor({
    tab: 'publish',
    answers: publishes({
      success: false,
      holds: 'Vapi accepted version 1, but could not be read back.',
      verification: {
        ...verification,
        steps: steps.map((each) =>
          each.step === 'read back' ? { ...each, ok: false, stderr: 'Vapi is away.' } : each,
        ),
        after: null,
      },
    }),
  });
  await publishBy(editor, verify());
  expect(await publishing().findByText('Published with Warnings')).toBeTruthy();
  expect(report().textContent).toMatch(/could not be read back\./);
  const failed = publishing()
    .getByText(/^Read back from Vapi/)
    .closest('li')!;
  expect([failed.dataset['ok'], failed.textContent]).toEqual(['false', 'Read back from Vapi: failedVapi is away.']);
  expect(failed.closest('details')!.open).toBe(true);
  expect(publishing().getByText('9 of 10 steps done')).toBeTruthy();
  expect(report().querySelectorAll('[data-ok=false]')).toHaveLength(1);
  expect(publishing().getByText('Vapi after: could not be read back')).toBeTruthy();
});

test('publishes nothing where saving fails, above and in the tab', async () => {
  const editor = await openEditor({ answers: [refusing(assistantEndpoints.save, 500, 'Away.')] });
  const failed = { intent: 'error', title: 'Error', body: 'Failed to save assistant' };
  await fill(editor.person, field('Personality'), 'Warm');
  await publishBy(editor, button('Publish to Vapi'));
  await waitFor(() => expect(editor.toasts).toEqual([failed]));
  await showTab(editor, 'Publish');
  await screen.findByText('Version History');
  await publishBy(editor, verify());
  await waitFor(() => expect(editor.toasts).toEqual([failed, failed]));
  expect(isWaiting(verify())).toBe(false);
  expect(sentTo(editor, assistantEndpoints.save)).toHaveLength(2);
  expect([...sentTo(editor, publish), ...sentTo(editor, publishVerified)]).toEqual([]);
  await showTab(editor, 'Overview');
  expect(field('Personality').value).toBe('Warm');
});

test('says why it was refused, how far it came and what callers hear', async () => {
  const told = {
    steps: [...done('save', 'compile'), { step: 'lint', ok: false, stderr: '' }],
    holds: 'Nothing was published.',
  };
  const editor = await openEditor({
    tab: 'publish',
    answers: [
      answering(
        publishingEndpoints.preview,
        previewOf({ findings: [{ severity: 'error', field: 'name', message: badTool }] }),
      ),
      refusing(publishVerified, 422, badTool, told),
      refusing(publish, 422, badTool, told),
    ],
  });
  expect(await publishing().findByText('Fix before publishing:')).toBeTruthy();
  expect(publishing().getByText('Name', { selector: 'li a' }).closest('li')?.textContent).toBe(`Name: ${badTool}`);
  await publishBy(editor, verify());
  expect(await publishing().findByText('Publish Error')).toBeTruthy();
  expect(report().textContent).toMatch(/422: The name has more than 40 characters\..*Nothing was published\./);
  const steps = within(publishing().getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Save the draft: done',
    'Compile the prompt: done',
    'Check the draft: failed',
  ]);
  expect(editor.toasts).toEqual([]);
  await publishBy(editor, button('Publish to Vapi'));
  await waitFor(() =>
    expect(editor.toasts).toEqual([
      { intent: 'error', title: 'Publish Failed', body: `422: ${badTool} Nothing was published.` },
    ]),
  );
});

test('has words for a failure without any', async () => {
  const editor = await openEditor({ answers: [refusing(publish, 500, '')] });
  await publishBy(editor, button('Publish to Vapi'));
  await waitFor(() =>
    expect(editor.toasts).toEqual([{ intent: 'error', title: 'Publish Failed', body: 'Failed to publish to Vapi' }]),
  );
});

test('shows the status of an assistant whose newest publish was refused', async () => {
  await openEditor({ tab: 'publish', assistant: publishedOf({ status: 'error', hasUnpublishedChanges: true }) });
  expect(panel('Status').getByText('error').dataset['tone']).toBe('bad');
  expect(panel('Status').getByText('Unpublished changes').nextSibling?.textContent).toBe('Yes');
  expect(panel('Status').getByText('Current version').nextSibling?.textContent).toBe('1');
});

test('waits and says so while Vapi is slow, and publishes once', async () => {
  const slow = [onCue(answering(publish, short)), onCue(answering(publishVerified, reportOf()))] as const;
  const editor = await openEditor({ tab: 'publish', answers: [...slow] });
  const [top] = [button('Publish to Vapi')];
  for (const [at, pressed] of [top, verify()].entries()) {
    await publishBy(editor, pressed);
    await waitFor(() => expect(pressed.textContent).toBe('Publishing…'));
    expect(isWaiting(pressed)).toBe(true);
    await editor.person.click(pressed);
    slow[at]!.arrive();
    await waitFor(() => expect(isWaiting(pressed)).toBe(false));
  }
  expect([sentTo(editor, publish), sentTo(editor, publishVerified)].map(({ length }) => length)).toEqual([1, 1]);
});

test('does not publish what somebody saved since it was looked at, and shows it then', async () => {
  const { read } = assistantEndpoints;
  const theirs = assistantOf({ revision: 2, personality: 'Half-typed.' });
  const editor = await openEditor({
    tab: 'publish',
    answers: [
      inTurn(answering(read, assistantOf()), answering(read, theirs)),
      inTurn(
        refusing(publishVerified, 409, 'Somebody saved Night line since you looked at it.'),
        answering(publishVerified, reportOf()),
      ),
    ],
  });
  await publishBy(editor, verify());
  expect(await publishing().findByText('Publish Error')).toBeTruthy();
  expect(report().textContent).toContain('Somebody saved Night line since you looked at it');
  await showTab(editor, 'Overview');
  await waitFor(() => expect(field('Personality').value).toBe('Half-typed.'));
  await showTab(editor, 'Publish');
  await publishBy(editor, verify());
  expect(await publishing().findByText('Published Successfully')).toBeTruthy();
  expect(sentTo(editor, publishVerified)).toMatchObject([{ revision: 1 }, { revision: 2 }]);
});
