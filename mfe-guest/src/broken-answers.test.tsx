/** @jest-environment @happy-dom/jest-environment */
import type { ComponentType } from 'react';
import { expect, test } from '@jest/globals';
import { bookingReturnEndpoints } from '@booking/contracts/booking-return';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { findLostAnswers, findMisreadAnswers, type Answering } from '@booking/remote-kit/testing';
import { listWhatIsDrawn } from './precheckin/signature/canvas.fixture.ts';
import { renderPage } from './testing/render-page.tsx';

listWhatIsDrawn();

/** Without the hotel a page lacks its telephone; how a checkout goes on is asked again by itself; that a page was opened is only noted. */
const { hotels, outcome, roomsOpened, detailsOpened } = guestPageEndpoints;
const additions = [
  bookingReturnEndpoints.view,
  hotels,
  outcome,
  roomsOpened,
  detailsOpened,
  precheckinEndpoints.opened,
];

const pages: [name: string, at: string][] = [
  ['booking-success', '/booking-success?checkout=cs_test_1'],
  ['booking-cancelled', '/booking-cancelled?return=key-of-a-payment'],
  ['room-selection', '/room-select/token-of-a-guest'],
  ['booking-details', '/booking-details/token-of-a-guest'],
  ['precheckin', '/precheckin/token-of-a-guest'],
  ['ai', '/ai'],
];
const opening = async (name: string, at: string) => {
  const { Screen } = (await import(`./${name}/${name}.screen.tsx`)) as { Screen: ComponentType };
  return (answers: Answering[]) => renderPage(Screen, { at, answers });
};

test.each(pages)('the page %s draws no answer that breaks its contract', async (name, at) => {
  expect(await findMisreadAnswers(await opening(name, at), { additions })).toEqual([]);
});

test.each(pages)('the page %s shows what it can read of a newer API', async (name, at) => {
  expect(await findLostAnswers(await opening(name, at))).toEqual([]);
});
