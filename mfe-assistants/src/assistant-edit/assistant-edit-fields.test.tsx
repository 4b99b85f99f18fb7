/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering } from '@booking/remote-kit/testing';
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
    'Voice ID': ['voiceId', 'Elliot'],
    'First message': ['firstMessage', 'Hello, I am an AI assistant. This call may be recorded.'],
    'Voicemail message': ['voicemailMessage', 'Please call again.'],
    'End call message': ['endCallMessage', 'Goodbye.'],
    'Model name': ['modelName', 'gpt-4o'],
    'Transcriber model': ['transcriberModel', 'nova-3'],
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
const parts = ['Overview', 'Configuration', 'Prompts'] as const;
type Line = readonly [name: string, value: string];
type Choice = readonly [name: string, values: readonly string[]];
const linesOf = (part: (typeof parts)[number]) => Object.entries<Line>(lines[part]);
const choicesOf = (part: (typeof parts)[number]) => Object.entries<Choice>(choices[part]);

test('saves every field of its three tabs, and shows them as they were saved', async () => {
  const editor = await openEditor({ answers: createAssistantApi().answers });
  expect(field('Vapi assistant ID').matches('[readonly]')).toBe(true);
  for (const part of parts) {
    await showTab(editor, part);
    for (const [label, [, value]] of linesOf(part)) await fill(editor.person, field(label), value);
    for (const [label, [, values]] of choicesOf(part)) {
      const offered = within(field(label)).getAllByRole<HTMLOptionElement>('option');
      expect(offered.map(({ value }) => value).toSorted()).toEqual(values.toSorted());
      await editor.person.selectOptions(field(label), values.at(-1)!);
    }
  }
  await editor.person.click(button('Save Changes'));
  await waitFor(() => expect(isWaiting(button('Save Changes'))).toBe(true));
  expect(editor.toasts).toEqual([{ title: 'Success', body: 'Assistant configuration saved successfully' }]);
  const written = parts.flatMap((part) => [
    ...linesOf(part).map(([, line]) => line),
    ...choicesOf(part).map(([, [name, values]]) => [name, values.at(-1)] as const),
  ]);
  expect(sentTo(editor, assistantEndpoints.save)).toEqual([{ revision: 1, ...Object.fromEntries(written) }]);
  for (const part of parts) {
    await showTab(editor, part);
    for (const [label, [, value]] of linesOf(part)) expect(field(label).value).toBe(value);
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
  expect(screen.getAllByText('As it is at Vapi, until something is written here')).toHaveLength(2);
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
