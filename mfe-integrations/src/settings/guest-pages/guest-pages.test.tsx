/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pictureEndpoints, type HotelPictures } from '@booking/contracts/pictures';
import { settingEndpoints } from '@booking/contracts/settings';
import { unreadableSentence, findUnreadable } from '@booking/hotel/hotel-colors';
import { answering, expectAccessible, refusing, type Answering } from '@booking/remote-kit/testing';
import { openSettings, savedSettings, section } from '../settings.fixture.ts';

const guestPages = section('Guest pages');
const unreadable = '#808080';

async function open(answers: Answering[] = []) {
  const mounted = openSettings(answers);
  const form = within(await screen.findByRole('form', { name: 'Guest pages' }));
  await form.findByRole('group', { name: 'Photo' });
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  const type = async (label: string, color: string): Promise<void> => {
    await mounted.person.clear(field(label));
    await mounted.person.type(field(label), color);
    await mounted.person.tab();
  };
  /** The color of a part of the preview. */
  const painted = (scheme: string, words: string) =>
    within(form.getByRole('img', { name: `Preview in ${scheme} mode` })).getByText(words).style;
  return { ...mounted, form, field, type, painted, save: () => guestPages.save(mounted.person) };
}

describe('colors', () => {
  test('are shown in light and dark while they are typed, and saved', async () => {
    const { calls, toasts, type, painted, save } = await open();
    await type('Accent color', ' #8B0000 ');
    await type('Header background', '#ffd700');
    for (const scheme of ['light', 'dark']) {
      expect(painted(scheme, 'Select This Room').backgroundColor).toBe('#8b0000');
      expect(painted(scheme, 'Select This Room').color).toBe('#ffffff');
    }
    expect(painted('light', 'Privacy').color).toBe('#8b0000');
    expect(painted('dark', 'Privacy').color).not.toBe('#8b0000');
    await save();
    await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Guest pages settings saved' }]));
    expect(savedSettings(calls)).toEqual([{ key: 'hotelColors', value: { accent: '#8b0000', header: '#ffd700' } }]);
    await expectAccessible(screen.getByRole('form', { name: 'Guest pages' }));
  });

  test('on which text cannot be read are not sent, and the nearest that works is a click away', async () => {
    const { person, calls, form, field, type, save } = await open();
    await type('Accent color', unreadable);
    expect(form.getByText(unreadableSentence(unreadable)!)).toBeTruthy();
    await save();
    expect(savedSettings(calls)).toEqual([]);
    const { nearest } = findUnreadable(unreadable)!;
    await person.click(form.getByRole('button', { name: `Use ${nearest}` }));
    expect(field('Accent color').value).toBe(nearest);
    expect(form.queryByText(unreadableSentence(unreadable)!)).toBeNull();
    await save();
    await waitFor(() =>
      expect(savedSettings(calls)).toEqual([{ key: 'hotelColors', value: { accent: nearest, header: '' } }]),
    );
  });

  test('that are none are said to be none', async () => {
    const { calls, form, type, save } = await open();
    await type('Header background', 'red');
    expect(form.getByText('A color looks like #107c85.')).toBeTruthy();
    await save();
    expect(savedSettings(calls)).toEqual([]);
  });

  test('stay as typed when the server refuses them, and it says why', async () => {
    const { form, field, type, save } = await open([refusing(settingEndpoints.save, 500, 'The database is away.')]);
    await type('Accent color', '#8b0000');
    await save();
    expect(await form.findByText('The database is away.')).toBeTruthy();
    expect(field('Accent color').value).toBe('#8b0000');
  });
});

describe('pictures', () => {
  const png = new File(['logo'], 'logo.png', { type: 'image/png' });
  const none: HotelPictures = { logo: null, photo: null, fromPropertySystem: null };
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const choose = async ({ person }: Awaited<ReturnType<typeof open>>, kind: string, file: File): Promise<void> => {
    const input = group(kind).getByLabelText<HTMLInputElement>(kind, { selector: 'input' });
    // what a browser's dialog hides can be chosen all the same
    input.accept = '';
    await person.upload(input, file);
  };

  test('are uploaded at once, shown as guests see them, and removed', async () => {
    const uploaded = answering(pictureEndpoints.uploadHotelPicture, { ...none, logo: 'abc' });
    const removed = answering(pictureEndpoints.removeHotelPicture, none);
    const opened = await open([uploaded, removed]);
    expect(await group('Logo').findByText('No logo. Guests see the hotel’s name.')).toBeTruthy();
    expect(group('Photo').getByText('No photo')).toBeTruthy();
    await choose(opened, 'Logo', png);
    await waitFor(() => expect(opened.toasts).toEqual([{ title: 'Success', body: 'Logo saved' }]));
    expect(group('Logo').getByRole('img').getAttribute('src')).toBe('/api/pictures/abc/logo.webp');
    await opened.person.click(group('Logo').getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(opened.toasts).toContainEqual({ title: 'Success', body: 'Logo removed' }));
    expect(group('Logo').queryByRole('img')).toBeNull();
    const changes: unknown[] = [pictureEndpoints.uploadHotelPicture, pictureEndpoints.removeHotelPicture];
    const asked = opened.calls.filter(({ endpoint }) => changes.includes(endpoint)).map(({ input }) => input);
    expect(asked).toMatchObject([
      { params: { kind: 'logo' }, body: { imageData: `data:image/png;base64,${btoa('logo')}` } },
      { params: { kind: 'logo' } },
    ]);
  });

  test('of Cloudbeds are shown as such, and cannot be removed', async () => {
    await open([answering(pictureEndpoints.hotelPictures, { ...none, fromPropertySystem: 'def' })]);
    expect(await group('Photo').findByText('From Cloudbeds')).toBeTruthy();
    expect(group('Photo').getByRole('img').getAttribute('src')).toBe('/api/pictures/def/360.webp');
    expect(group('Photo').queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test.each([
    ['Choose an image file.', new File(['x'], 'terms.pdf', { type: 'application/pdf' })],
    [
      'The image may have 2 MB at most.',
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }),
    ],
  ])('are not sent where “%s”', async (body, file) => {
    const opened = await open();
    await group('Photo').findByText('No photo');
    await choose(opened, 'Photo', file);
    expect(opened.toasts).toEqual([{ intent: 'error', title: 'Upload Failed', body }]);
    expect(opened.calls.some(({ endpoint }) => endpoint === pictureEndpoints.uploadHotelPicture)).toBe(false);
  });

  test('that the server refuses leave what is there, and it says why', async () => {
    const sentence = 'This is no image that can be read.';
    const opened = await open([refusing(pictureEndpoints.uploadHotelPicture, 400, sentence)]);
    await group('Logo').findByText('No logo. Guests see the hotel’s name.');
    await choose(opened, 'Logo', png);
    await waitFor(() =>
      expect(opened.toasts).toEqual([{ intent: 'error', title: 'Upload Failed', body: `400: ${sentence}` }]),
    );
    expect(group('Logo').getByText('No logo. Guests see the hotel’s name.')).toBeTruthy();
  });
});
