/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { publishingEndpoints, type PromptPart } from '@booking/contracts/publishing';
import { answering, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import {
  assistantOf,
  dialog,
  field,
  fill,
  openEditor,
  panel,
  previewOf,
  sentTo,
  showTab,
} from '../assistant-edit.fixture.ts';

const { preview } = publishingEndpoints;
const previewing = () => panel('Preview');
const pieces = () =>
  Array.from(
    previewing().getByRole('list', { name: 'Parts of the prompt' }).children,
    ({ textContent }) => textContent,
  );

type Piece = [source: PromptPart['source'], title: string, text: string, isChangedSincePublish?: boolean];

/** A prompt of these pieces. */
function compiled(...given: Piece[]) {
  const prompt = given.map(([, , text]) => text).join('\n');
  const parts = given.map(([source, title, text, isChangedSincePublish = false]) => {
    const from = prompt.indexOf(text);
    return { source, title, from, to: from + text.length, documentationId: null, isChangedSincePublish };
  });
  return previewOf({ prompt, parts });
}
const openWith = (...answers: Answering[]) => openEditor({ tab: 'prompts', answers });

test('tells where each part of the prompt comes from, with the unsaved edits in it', async () => {
  const answer = answering(preview, ({ body }) =>
    compiled(
      ['system_prompt', 'System prompt', body.draft?.systemPrompt ?? 'Be brief.'],
      ['personality', 'Personality', 'Warm.'],
      ['hotel', 'The hotel', 'Harbor Inn'],
      ['documentation', 'Pets', 'Dogs are welcome.'],
      ['booking_logic', 'Booking logic', 'Ask for dates first.'],
    ),
  );
  const editor = await openWith(answering(assistantEndpoints.read, assistantOf({ systemPrompt: 'Be brief.' })), answer);
  await previewing().findByText('Be brief.', { selector: 'li pre' });
  expect(pieces()).toEqual([
    'System promptfrom PromptsBe brief.',
    'Personalityfrom OverviewWarm.',
    'The hotelfrom SettingsHarbor Inn',
    'Petsfrom AI DocumentationDogs are welcome.',
    'Booking logicfrom ConfigurationAsk for dates first.',
  ]);
  await fill(editor.person, field('System prompt'), `Be kind. ${'x'.repeat(1000)}`);
  await waitFor(() => expect(pieces()[0]).toMatch(/^System promptfrom PromptsBe kind\./));
  expect(sentTo(editor, preview).at(-1)).toMatchObject({ draft: { systemPrompt: expect.stringMatching(/^Be kind/) } });
  expect(previewing().getByText('Full prompt (1,065 characters)')).toBeTruthy();
  await editor.person.click(previewing().getByRole('link', { name: 'AI Documentation' }));
  await editor.person.click(dialog('Leave without saving?').getByRole('button', { name: 'Leave' }));
  expect(editor.address()).toBe('/ai-documentation');
});

test('shows the whole text and copies it in one piece', async () => {
  const prompt = 'Be “brief”.\n\nAsk. 🛎';
  const { person, toasts } = await openWith(answering(preview, compiled(['system_prompt', 'System prompt', prompt])));
  const whole = (await previewing().findByText('Show the full prompt')).closest('details')!;
  await person.click(within(whole).getByText('Show the full prompt'));
  expect([whole.open, whole.querySelector('pre')?.textContent]).toEqual([true, prompt]);
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const copy = previewing().getByRole('button', { name: 'Copy Prompt' });
  await person.click(copy);
  expect(written).toHaveBeenCalledWith(prompt);
  written.mockRejectedValueOnce(new Error('No.'));
  await person.click(copy);
  expect(toasts).toEqual([
    { title: 'Copied to clipboard' },
    { intent: 'error', title: 'Error', body: 'The browser did not let it be copied.' },
  ]);
});

test('marks what changed since the last publish, and shows what is gone', async () => {
  const removed = ['Parking', 'Smoking'].map((title, at) => ({
    source: 'documentation' as const,
    title,
    documentationId: at + 2,
    text: `About ${title}.`,
  }));
  await openWith(
    answering(preview, {
      ...compiled(
        ['system_prompt', 'System prompt', 'Be brief.'],
        ['documentation', 'Pets', 'Dogs only.', true],
        ['documentation', 'Towels', 'About Towels.'],
      ),
      removed,
    }),
  );
  const gone = await previewing().findByRole('list', { name: 'Removed since publish' });
  expect(pieces()).toEqual([
    'System promptfrom PromptsBe brief.',
    'Petsfrom AI DocumentationChanged since publishDogs only.',
    'Towelsfrom AI DocumentationAbout Towels.',
  ]);
  expect(
    within(gone)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Parkingfrom AI DocumentationRemoved since publishAbout Parking.',
    'Smokingfrom AI DocumentationRemoved since publishAbout Smoking.',
  ]);
});

test('says while it is typed what keeps it from being published', async () => {
  const message = 'Up to 40 characters.';
  const editor = await openEditor({
    answers: [
      answering(preview, ({ body }) =>
        previewOf({
          findings: [
            { severity: 'warning', field: 'documentation', message: 'Nothing is active.' },
            ...(body.draft?.name ? [{ severity: 'error' as const, field: 'name', message }] : []),
          ],
        }),
      ),
    ],
  });
  await showTab(editor, 'Prompts');
  expect((await previewing().findByText('Documentation')).closest('li')?.textContent).toBe(
    'Documentation: Nothing is active.',
  );
  expect(previewing().getByText('Warnings:')).toBeTruthy();
  expect(previewing().queryByText('Fix before publishing:')).toBeNull();
  await showTab(editor, 'Overview');
  await fill(editor.person, field('Name'), 'x'.repeat(41));
  await showTab(editor, 'Prompts');
  expect((await previewing().findByText('Name', { selector: 'li a' })).closest('li')?.textContent).toBe(
    `Name: ${message}`,
  );
  expect(previewing().getByText('Fix before publishing:')).toBeTruthy();
});

test('says why the preview could not be loaded, and asks again', async () => {
  const { person } = await openWith(
    inTurn(refusing(preview, 500, 'The database is away.'), answering(preview, previewOf())),
  );
  expect((await previewing().findByRole('alert')).textContent).toMatch(
    /^The preview could not be loaded.*The database is away\./,
  );
  await person.click(previewing().getByRole('button', { name: 'Try again' }));
  expect(await previewing().findByText('Be brief.', { selector: 'li pre' })).toBeTruthy();
});

test('has words for a prompt that is empty', async () => {
  await openWith(answering(preview, previewOf({ prompt: '', parts: [] })));
  expect(await screen.findByText('The prompt is empty')).toBeTruthy();
});
