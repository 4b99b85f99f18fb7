/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { answering, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import { assistantOf, isWaiting, openEditor, panel, sentTo } from '../assistant-edit.fixture.ts';

const file = (name: string, type: string, content: BlobPart = 'photo') => new File([content], name, { type });
const photo = file('rosa.png', 'image/png');
const image = '/api/admin/assistants/7/image?v=1';
const uploaded = answering(assistantEndpoints.uploadImage, assistantOf({ agentImageUrl: image }));

async function upload(chosen: File, ...answers: Answering[]) {
  const editor = await openEditor({ answers });
  const input = screen.getByLabelText<HTMLInputElement>('Profile photo');
  // what a browser's dialog hides can be chosen all the same
  input.accept = '';
  await editor.person.upload(input, chosen);
  return { editor, toasts: editor.toasts };
}

test('shows the sign of the type until there is a photo, and then the photo', async () => {
  const slow = onCue(uploaded);
  const { editor, toasts } = await upload(photo, slow);
  const profile = panel('Agent Profile');
  expect(isWaiting(profile.getByRole('button', { name: 'Uploading…' }))).toBe(true);
  expect(document.querySelector('[data-type=guest]')).toBeTruthy();
  slow.arrive();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Profile photo uploaded successfully' }]));
  expect(document.querySelector('[data-type=guest]')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toBe(image);
  expect(sentTo(editor, assistantEndpoints.uploadImage)).toEqual([
    { imageData: `data:image/png;base64,${btoa('photo')}` },
  ]);
});

test.each([
  ['Choose an image file.', file('terms.pdf', 'application/pdf')],
  ['The photo may have 2 MB at most.', file('large.png', 'image/png', new Uint8Array(2 * 1024 * 1024 + 1))],
])('says “%s” before anything is sent', async (body, chosen) => {
  const { editor, toasts } = await upload(chosen, uploaded);
  expect(toasts).toEqual([{ intent: 'error', title: 'Upload Failed', body }]);
  expect(sentTo(editor, assistantEndpoints.uploadImage)).toEqual([]);
});

test.each([
  ['This is no image.', '422: This is no image.'],
  ['', 'Failed to upload photo'],
])('tells a refusal in the words of the server, “%s”, or says “%s”', async (sentence, body) => {
  const { toasts } = await upload(photo, refusing(assistantEndpoints.uploadImage, 422, sentence));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'error', title: 'Upload Failed', body }]));
});
