/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { precheckinDeskEndpoints, type Precheckin } from '@booking/contracts/precheckins';
import { answering, expectAccessible, inTurn, refusing } from '@booking/remote-kit/testing';
import { button, detail, dialog, idPhoto, open, panel, precheckin, step } from './precheckin.fixture.ts';

const { view } = precheckinDeskEndpoints;
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const title = 'Photo ID of Rosa Byron';
const looked: Precheckin['views'][number] = {
  ...{ at: '2026-11-10T18:00:00.000Z', by: 'Dana Desk', kind: 'id_photo', reason: 'Compare with the guest' },
};

test('shows an image only for a reason, says who looked at it, and holds it no longer than its dialog', async () => {
  const { person, calls } = open([
    inTurn(detail(), detail({ views: [looked, { ...looked, kind: 'registration', reason: 'Signature' }] })),
    answering(view, { image }),
  ]);
  await step('Photo ID');
  await person.click(button('View image: Photo ID'));
  const reason = dialog(title).getByLabelText<HTMLInputElement>('Why do you need to see it?');
  await person.click(dialog(title).getByRole('button', { name: 'View image' }));
  expect(dialog(title).getByText('Say why you need to see it.')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(view);
  await person.type(reason, 'Compare with the guest');
  await expectAccessible(screen.getByRole('dialog'));
  await person.keyboard('{Enter}');
  const shown = await screen.findByRole<HTMLImageElement>('img', { name: title });
  expect(shown.src).toBe(image);
  await waitFor(() => expect(dialog(title).getAllByRole('listitem')).toHaveLength(1));
  expect(dialog(title).getByRole('listitem').textContent).toBe('Dana Desk: Compare with the guestPhoto ID, 12:00 PM');
  expect(calls.filter(({ endpoint }) => endpoint === view).map(({ input }) => input.body)).toEqual([
    { kind: 'id_photo', reason: 'Compare with the guest' },
  ]);
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog(title).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('img', { name: title })).toBeNull();
  expect((await panel('ID Access Log')).getAllByRole('listitem')).toHaveLength(2);
});

test('keeps the reason when the image is refused', async () => {
  const { person } = open([detail(), refusing(view, 500, 'It could not be written down who looks.')]);
  await step('Photo ID');
  await person.click(button('View image: Photo ID'));
  const reason = dialog(title).getByLabelText<HTMLInputElement>('Why do you need to see it?');
  await person.type(reason, 'Compare{Enter}');
  expect((await dialog(title).findByRole('alert')).textContent).toContain('It could not be written down who looks.');
  expect(reason.value).toBe('Compare');
  expect(screen.queryByRole('img', { name: title })).toBeNull();
});

test('says since when an image is deleted, and offers it no more', async () => {
  const deleted = { ...idPhoto, deletedAt: '2026-11-02T22:05:09.000Z' };
  const { person } = open([inTurn(detail(), detail({ records: [...precheckin().records.slice(0, 2), deleted] }))]);
  const photo = await step('Photo ID');
  await person.click(button('Refresh'));
  expect((await photo.findByText(/^The image was deleted/)).textContent).toBe('The image was deleted Nov 2, 4:05 PM');
  expect(screen.queryByRole('button', { name: 'View image: Photo ID' })).toBeNull();
  expect(button('View image: Registration card')).toBeTruthy();
});
