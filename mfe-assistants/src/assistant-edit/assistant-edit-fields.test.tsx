/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import {
  assistantOf,
  button,
  field,
  fill,
  isWaiting,
  createAssistantApi,
  openEditor,
  previewOf,
  sentTo,
  shown,
  showTab,
} from './assistant-edit.fixture.ts';

const lines = {
  Overview: {
    Name: ['name', 'Day line'],
    'Vapi phone number ID': ['vapiPhoneNumberId', 'phone-1'],
    Description: ['description', 'For the night.'],
    'Agent display name': ['agentName', 'Rosa'],
    'Hotel name': ['hotelName', 'Harbor Inn'],
    Personality: ['personality', 'Warm and brief.'],
  },
  Configuration: {
    'First message': ['firstMessage', 'Hello, I am an AI assistant. This call may be recorded.'],
    'Voicemail message': ['voicemailMessage', 'Please call again.'],
    'End call message': ['endCallMessage', 'Goodbye.'],
    'Booking logic': ['bookingLogic', 'Ask for dates first.'],
  },
  Prompts: { 'System prompt': ['systemPrompt', 'You answer the phone of the hotel.'] },
} as const;
const choices = {
  Overview: { Type: ['assistantType', ['guest', 'staff', 'customer_experience']] },
  Configuration: {
    'Voice provider': ['voiceProvider', ['', 'vapi', '11labs', 'playht']],
    'First message mode': [
      'firstMessageMode',
      ['', 'assistant-speaks-first', 'assistant-speaks-first-with-model-generated-message'],
    ],
    'Model provider': ['modelProvider', ['', 'openai', 'anthropic']],
    'Transcriber provider': ['transcriberProvider', ['', 'deepgram', 'assembly']],
  },
  Prompts: {},
} as const;
/** Of the provider that is chosen last, which decides what there is. */
const listed = {
  Overview: {},
  Configuration: {
    'Voice ID': ['voiceId', 'jennifer'],
    'Model name': ['modelName', 'claude-sonnet-5'],
    'Transcriber model': ['transcriberModel', 'universal-3-5-pro'],
  },
  Prompts: {},
} as const;
const parts = ['Overview', 'Configuration', 'Prompts'] as const;
type Line = readonly [name: string, value: string];
type Choice = readonly [name: string, values: readonly string[]];
const linesOf = (part: (typeof parts)[number]) => Object.entries<Line>(lines[part]);
const listedOf = (part: (typeof parts)[number]) => Object.entries<Line>(listed[part]);
const choicesOf = (part: (typeof parts)[number]) => Object.entries<Choice>(choices[part]);

test('saves every field of its three tabs, and shows them as they were saved', async () => {
  const editor = await openEditor({ answers: createAssistantApi().answers });
  expect(screen.getByText('vapi-7')).toBeTruthy();
  expect(screen.queryByLabelText('Vapi assistant ID')).toBeNull();
  for (const part of parts) {
    await showTab(editor, part);
    for (const [label, [, value]] of linesOf(part)) await fill(editor.person, field(label), value);
    for (const [label, [, values]] of choicesOf(part)) {
      const offered = within(field(label)).getAllByRole<HTMLOptionElement>('option');
      expect(offered.map(({ value }) => value).toSorted()).toEqual(values.toSorted());
      await editor.person.selectOptions(field(label), values.at(-1)!);
    }
    for (const [label, [, value]] of listedOf(part)) await editor.person.selectOptions(field(label), value);
  }
  await editor.person.click(button('Save Changes'));
  await waitFor(() => expect(isWaiting(button('Save Changes'))).toBe(true));
  expect(editor.toasts).toEqual([{ title: 'Success', body: 'Assistant configuration saved successfully' }]);
  const written = parts.flatMap((part) => [
    ...[...linesOf(part), ...listedOf(part)].map(([, line]) => line),
    ...choicesOf(part).map(([, [name, values]]) => [name, values.at(-1)] as const),
  ]);
  expect(sentTo(editor, assistantEndpoints.save)).toEqual([{ revision: 1, ...Object.fromEntries(written) }]);
  for (const part of parts) {
    await showTab(editor, part);
    for (const [label, [, value]] of [...linesOf(part), ...listedOf(part)]) expect(field(label).value).toBe(value);
    for (const [label, [, values]] of choicesOf(part)) expect(field(label).value).toBe(values.at(-1));
  }
});

test('says beside a field what keeps it from being published, until it was mended', async () => {
  const { person } = await openEditor({
    tab: 'configuration',
    assistant: assistantOf({ voiceId: 'leah' }),
    answers: [
      answering(publishingEndpoints.preview, ({ body }) =>
        previewOf({
          findings:
            body.draft?.voiceId === 'Leah'
              ? []
              : [
                  { severity: 'error', field: 'voiceId', message: 'Vapi writes this voice Leah.' },
                  { severity: 'warning', field: 'voiceId', message: 'Listen to it first.' },
                ],
        }),
      ),
    ],
  });
  const said = await screen.findByText('Vapi writes this voice Leah. Listen to it first.');
  expect(field('Voice ID').getAttribute('aria-describedby')).toContain(said.id);
  await fill(person, field('Voice ID'), 'Leah');
  await waitFor(() => expect(screen.queryByText(/^Vapi writes this voice Leah\./)).toBeNull());
});

test('says of a message whether it was left to Vapi or emptied', async () => {
  const { person } = await openEditor({ tab: 'configuration', assistant: assistantOf({ firstMessage: 'Hello.' }) });
  expect(screen.getAllByText('Keep Vapi’s setting, until you write something here')).toHaveLength(2);
  await fill(person, field('First message'), '');
  expect(screen.getByText('Empty: it waits until the caller speaks')).toBeTruthy();
});

test('says beside a field what cannot be saved, and sends nothing', async () => {
  const editor = await openEditor();
  await fill(editor.person, field('Name'), ' ');
  expect(screen.getByText('The assistant needs a name.')).toBeTruthy();
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  await editor.person.click(button('Save Changes'));
  expect(editor.toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Name: The assistant needs a name.' }]);
  expect(sentTo(editor, assistantEndpoints.save)).toEqual([]);
});

const greeting = 'The first message does not say that an AI assistant speaks.';

/** Says so until the first message names the AI. */
const findsNoAi = (saved: string) =>
  answering(publishingEndpoints.preview, ({ body }) =>
    previewOf({
      findings: /AI/.test(body.draft?.firstMessage ?? saved)
        ? []
        : [{ severity: 'error', field: 'firstMessage', message: greeting }],
    }),
  );
const marked = (name: string): string | null => {
  const id = screen.getByRole('tab', { name }).getAttribute('aria-describedby');
  return id && document.getElementById(id)!.textContent;
};

test('says at its field what keeps a greeting from being published once the field is left, and on the tab', async () => {
  const { person } = await openEditor({
    tab: 'configuration',
    assistant: assistantOf({ firstMessage: 'I am an AI.' }),
    answers: [findsNoAi('I am an AI.')],
  });
  await waitFor(() => expect(marked('Configuration')).toBeNull());
  await fill(person, field('First message'), 'Good morning!');
  await waitFor(() => expect(marked('Configuration')).toBe('1 to fix before publishing'));
  expect(shown().queryByText(greeting)).toBeNull();
  await person.tab();
  expect(shown().getByText(greeting)).toBeTruthy();
  expect(field('First message').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  await fill(person, field('First message'), 'Good morning, an AI speaks.');
  await waitFor(() => expect(shown().queryByText(greeting)).toBeNull());
  expect([marked('Configuration'), marked('Overview'), marked('Publish')]).toEqual([null, null, null]);
});

test('leads from a finding on the Publish tab to its field', async () => {
  const { person, address } = await openEditor({ tab: 'publish', answers: [findsNoAi('Hello.')] });
  await person.click(await screen.findByRole('link', { name: 'First message' }));
  expect(await screen.findByRole('tab', { name: 'Configuration', selected: true })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('First message')));
  expect(address()).toBe('/assistant/7?tab=configuration&field=firstMessage');
});

test('goes to the field that keeps a save from being sent, on whichever tab it is', async () => {
  const editor = await openEditor();
  await fill(editor.person, field('Name'), ' ');
  await showTab(editor, 'Prompts');
  await editor.person.click(button('Save Changes'));
  expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
});

test('offers the voices of the provider, and any other to be typed', async () => {
  const kept = createAssistantApi({ voiceProvider: 'vapi', voiceId: 'Elliot' });
  const { person } = await openEditor({ tab: 'configuration', answers: kept.answers });
  const offered = () =>
    within(field('Voice ID'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(field('Voice ID').value).toBe('Elliot');
  expect(offered()).toEqual(expect.arrayContaining(['Choose…', 'Elliot', 'Savannah', 'Other…']));
  await person.selectOptions(field('Voice provider'), 'ElevenLabs');
  expect(field('Voice ID').value).toBe('');
  expect(offered()).toContain('sarah');
  expect(offered()).not.toContain('Elliot');
  await person.selectOptions(field('Voice ID'), 'Other…');
  await fill(person, field('Other voice ID'), 'our-own-voice');
  await person.click(button('Save Changes'));
  await waitFor(() => expect(kept.now).toMatchObject({ voiceProvider: '11labs', voiceId: 'our-own-voice' }));
  expect([field('Voice ID').value, field('Other voice ID').value]).toEqual(['Other…', 'our-own-voice']);
  await person.selectOptions(field('Voice ID'), 'mark');
  expect(shown().queryByLabelText('Other voice ID')).toBeNull();
});

test('counts the characters of a long field', async () => {
  const { person } = await openEditor({ tab: 'configuration' });
  await fill(person, field('Voicemail message'), 'Call us again.');
  expect(shown().getByText('14 / 1,000')).toBeTruthy();
});
