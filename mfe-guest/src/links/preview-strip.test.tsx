/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { PreviewStrip } from './preview-strip.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const open = (at: string, token: string) => renderPage(() => <PreviewStrip token={token} />, { at, answers: [] });

test.each([
  [`/precheckin/${id}?preview`, `/precheckins/${id}`],
  [`/room-select/${id}?preview`, '/call-logs'],
])('%s says that staff only look, and leads back to %s', async (at, back) => {
  open(at, id);
  expect(await screen.findByText('Preview as staff, read only')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the console' }).getAttribute('href')).toBe(back);
  await expectAccessible();
});

test.each([
  [`/precheckin/${id}`, id],
  ['/precheckin/a-guests-token?preview', 'a-guests-token'],
])('a guest at %s sees none', (at, token) => {
  open(at, token);
  expect(screen.queryByRole('link')).toBeNull();
});
