/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { precheckinEndpoints as endpoints, type IdPhoto } from '@booking/contracts/precheckin';
import { expectAccessible, inTurn, onCue, refusing, unreachable, type Call } from '@booking/remote-kit/testing';
import {
  bodiesOf,
  bothSigned,
  button,
  hasFocus,
  isLocked,
  openIn,
  openPrecheckin,
  refusingSilently,
  step,
  taking,
  toast,
} from '../precheckin.fixture.tsx';
import { takeUploads } from './upload.fixture.ts';

const { uploadId } = endpoints;

beforeEach(takeUploads);
afterEach(() => void jest.restoreAllMocks());

const photo = (name: string) => new File(['a photo'], name, { type: 'image/jpeg' });
const noImage = new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' });
const picker = () => screen.getByLabelText<HTMLInputElement>(/^Choose (a|Another) Photo$/);
const camera = () => screen.getByLabelText<HTMLInputElement>(/^(Take a|Retake the) Photo$/);
/** A chooser may offer any file, whatever the page asks for. */
const pick = (file: File) => userEvent.setup({ applyAccept: false }).upload(picker(), file);
/** What is said at the field, its title first. */
const problem = async (title = 'Error'): Promise<string> => {
  const { parentElement } = await screen.findByText(title);
  return [...parentElement!.children].map(({ textContent }) => textContent).join(' ');
};
const preview = (name: string) => screen.findByRole('img', { name: `Your photo: ${name}` });
const sent = (calls: Call[]) => bodiesOf(calls, uploadId) as IdPhoto[];
const namesOf = (calls: Call[]) => sent(calls).map(({ filename }) => filename);

test('shows the photo, sends it, and focuses what is next', async () => {
  const { guest, calls, change } = openPrecheckin(
    bothSigned,
    taking(uploadId, () => change({ idUploaded: true })),
  );
  await pick(photo('passport.jpg'));
  const shown = (await preview('passport.jpg')).getAttribute('src');
  await expectAccessible();
  await guest.click(button('Upload ID'));
  expect(await toast('ID Uploaded!')).toBeTruthy();
  await waitFor(() => expect(hasFocus('4. Complete Check-In')).toBe(true));
  expect(step('3. Photo ID Upload').getByText('Done')).toBeTruthy();
  expect(shown).toBe(`data:image/jpeg;base64,${btoa('a photo')}`);
  expect(sent(calls)).toEqual([{ idPhotoBase64: shown, filename: 'passport.jpg', mimeType: 'image/jpeg' }]);
});

test('sends nothing without a photo, or with a file that is none or too large', async () => {
  const { guest, calls } = openPrecheckin(bothSigned);
  await guest.click(button('Upload ID'));
  expect(await problem()).toBe('Error Please choose a photo of your ID first.');
  expect(document.activeElement).toBe(picker());
  await pick(noImage);
  expect(await problem('Invalid File')).toBe('Invalid File Please upload an image file (JPG, PNG, etc.)');
  expect(picker().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  await pick(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }));
  expect(await problem('File Too Large')).toBe('File Too Large Please upload an image smaller than 5MB');
  await guest.click(button('Upload ID'));
  expect(await problem('Error')).toContain('Please choose a photo of your ID first.');
  expect(sent(calls)).toEqual([]);
});

test('does not send the photo from before either, after a file was refused', async () => {
  const { guest, calls } = openPrecheckin(bothSigned);
  await pick(photo('passport.jpg'));
  expect(await preview('passport.jpg')).toBeTruthy();
  await pick(noImage);
  expect(await problem('Invalid File')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Your photo/ })).toBeNull();
  expect(picker().value).toBe('');
  await guest.click(button('Upload ID'));
  expect(await problem('Error')).toContain('Please choose a photo of your ID first.');
  await pick(photo('passport.jpg'));
  expect(await preview('passport.jpg')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent(calls)).toEqual([]);
});

test('sends the last of two photos, however slowly the first is read', async () => {
  let readFirst: (() => void) | undefined;
  class SlowReader extends FileReader {
    override readAsDataURL(file: Blob): void {
      if (readFirst) super.readAsDataURL(file);
      else readFirst = () => super.readAsDataURL(file);
    }
  }
  jest.spyOn(globalThis, 'FileReader').mockImplementation(() => new SlowReader());
  const { guest, calls } = openPrecheckin(bothSigned, taking(uploadId));
  await pick(photo('first.jpg'));
  await waitFor(() => expect(readFirst).toBeDefined());
  await pick(photo('second.jpg'));
  expect(await preview('second.jpg')).toBeTruthy();
  await act(async () => {
    readFirst!();
    await new Promise((read) => setTimeout(read, 50));
  });
  expect(await preview('second.jpg')).toBeTruthy();
  await guest.click(button('Upload ID'));
  expect(await toast('ID Uploaded!')).toBeTruthy();
  expect(namesOf(calls)).toEqual(['second.jpg']);
});

test('shows how much is sent, and sends nothing more when it is pressed again', async () => {
  const taken = onCue(taking(uploadId));
  const { guest, calls } = openPrecheckin(bothSigned, taken);
  await pick(photo('passport.jpg'));
  await preview('passport.jpg');
  await guest.click(button('Upload ID'));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending your photo: 50%' });
  expect(bar.value).toBe(50);
  expect(isLocked('Uploading...')).toBe(true);
  expect(picker().disabled).toBe(true);
  await guest.click(button('Uploading...'));
  taken.arrive();
  expect(await toast('ID Uploaded!')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(sent(calls)).toHaveLength(1);
});

test('says why a photo was refused, in words of its own where the API has none', async () => {
  const sentence = 'Please upload an image file (JPG, PNG, etc.)';
  const { guest } = openPrecheckin(bothSigned, inTurn(refusing(uploadId, 400, sentence), refusingSilently(uploadId)));
  await pick(photo('passport.jpg'));
  await preview('passport.jpg');
  await guest.click(button('Upload ID'));
  expect(await toast('Upload Failed')).toBeTruthy();
  expect(await toast(sentence)).toBeTruthy();
  await guest.click(button('Upload ID'));
  expect(await toast('Failed to upload ID')).toBeTruthy();
  expect(await toast('Upload Failed')).toBeTruthy();
});

test('keeps the photo when the connection is lost, and sends it when it is tried again', async () => {
  const { guest, calls } = openPrecheckin(bothSigned, inTurn(unreachable(uploadId), taking(uploadId)));
  await pick(photo('passport.jpg'));
  await preview('passport.jpg');
  await guest.click(button('Upload ID'));
  expect(
    await screen.findByText('The connection was lost. Your photo is still here, and it is safe to send it again.'),
  ).toBeTruthy();
  expect(await preview('passport.jpg')).toBeTruthy();
  await guest.click(button('Try again'));
  expect(await toast('ID Uploaded!')).toBeTruthy();
  expect(namesOf(calls)).toEqual(['passport.jpg', 'passport.jpg']);
});

test('lets a photo be replaced until the guest checks in', async () => {
  const { guest, calls } = openPrecheckin({ ...bothSigned, idUploaded: true }, taking(uploadId));
  await guest.click(button('Use Another Photo'));
  expect(hasFocus('3. Photo ID Upload')).toBe(true);
  await pick(photo('license.jpg'));
  await preview('license.jpg');
  await guest.click(button('Upload ID'));
  expect(await toast('ID Uploaded!')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Use Another Photo' })).toBeTruthy();
  expect(hasFocus('3. Photo ID Upload')).toBe(true);
  expect(namesOf(calls)).toEqual(['license.jpg']);
});

test('takes a photo with the camera behind the device, and offers to take it again only then', async () => {
  openPrecheckin(bothSigned);
  const group = within(screen.getByRole('group', { name: 'Photo of your ID' }));
  expect([camera().getAttribute('capture'), picker().getAttribute('capture')]).toEqual(['environment', null]);
  await pick(photo('from-files.jpg'));
  await preview('from-files.jpg');
  expect(group.getByLabelText('Take a Photo')).toBe(camera());
  expect(group.getByLabelText('Choose Another Photo')).toBe(picker());
  await userEvent.setup().upload(camera(), photo('taken.jpg'));
  await preview('taken.jpg');
  expect(group.getByLabelText('Retake the Photo')).toBe(camera());
});

test('both ways are reached by the keyboard, and none is left open while the step is closed', async () => {
  const { guest } = openPrecheckin(bothSigned);
  screen.getByRole('heading', { name: '3. Photo ID Upload' }).focus();
  await guest.tab();
  expect(document.activeElement).toBe(camera());
  await guest.tab();
  expect(document.activeElement).toBe(picker());
});

test('says in Spanish what is wrong with a photo', async () => {
  openIn('es', bothSigned);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Elegir una foto'), noImage);
  expect(await problem('Archivo no válido')).toBe('Archivo no válido Por favor, suba una imagen (JPG, PNG, etc.)');
});
