/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import { answering, expectAccessible, inTurn, onCue, refusing, unreachable } from '@booking/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import {
  allGiven,
  bodiesOf,
  button,
  isLocked,
  openPrecheckin,
  opensAt,
  refusingSilently,
  step,
  taking,
  title,
  toast,
} from '../precheckin.fixture.tsx';

const last = () => step('4. Complete Check-In');

test('checks in a guest who has given everything, once', async () => {
  const done = onCue(taking(endpoints.checkIn, () => change({ checkedIn: true })));
  const { guest, calls, change } = openPrecheckin(allGiven, done);
  await expectAccessible();
  await guest.click(button('Complete Check-In'));
  expect(isLocked('Checking in...')).toBe(true);
  await guest.click(button('Checking in...'));
  done.arrive();
  const heading = await title("You're Checked In!");
  expect(await toast('Check-In Complete!')).toBeTruthy();
  await waitFor(() => expect(heading.parentElement === document.activeElement).toBe(true));
  expect(bodiesOf(calls, endpoints.checkIn)).toEqual([undefined]);
});

test('lets nobody check in before the hotel’s hour, and says when that is', async () => {
  const { guest, calls } = openPrecheckin({ ...allGiven, checkIn: { state: 'early', opensAt } });
  const reason = last().getByText('Check-in opens at 4:00 PM hotel time on Fri, Mar 5, 2027.');
  expect(isLocked('Complete Check-In')).toBe(true);
  expect(button('Complete Check-In').getAttribute('aria-describedby')).toBe(reason.parentElement!.id);
  await guest.click(button('Complete Check-In'));
  expect(bodiesOf(calls, endpoints.checkIn)).toEqual([]);
});

test('asks nobody to wait after check-out time', () => {
  openPrecheckin({ ...allGiven, checkIn: { state: 'over', opensAt } });
  expect(last().getByText(/^Check-in is over for this stay\./)).toBeTruthy();
  expect(isLocked('Complete Check-In')).toBe(true);
});

test('does not call complete what reception has to finish', async () => {
  const message = 'Submitted. Reception will finish your check-in.';
  const submitted = answering(endpoints.checkIn, () => {
    change({ isSubmitted: true });
    return { success: true as const, isSubmitted: true, message };
  });
  const { guest, change } = openPrecheckin(allGiven, submitted);
  await guest.click(button('Complete Check-In'));
  expect(await toast('Reception will finish your check-in.')).toBeTruthy();
  expect(await toast('Submitted')).toBeTruthy();
  expect(await title('Submitted')).toBeTruthy();
});

test('says why a check-in was refused, in words of its own where the API has none', async () => {
  const refused = inTurn(
    refusing(endpoints.checkIn, 409, 'Check-in opens at 4:00 PM.'),
    refusingSilently(endpoints.checkIn),
  );
  const { guest } = openPrecheckin(allGiven, refused);
  await guest.click(button('Complete Check-In'));
  expect(await toast('Check-In Failed')).toBeTruthy();
  expect(await toast('Check-in opens at 4:00 PM.')).toBeTruthy();
  await guest.click(button('Complete Check-In'));
  expect(await toast('Failed to check in')).toBeTruthy();
  expect(await toast('Check-In Failed')).toBeTruthy();
});

test('can be tried again when the connection is lost', async () => {
  const lost = inTurn(
    unreachable(endpoints.checkIn),
    taking(endpoints.checkIn, () => change({ checkedIn: true })),
  );
  const { guest, change } = openPrecheckin(allGiven, lost);
  await guest.click(button('Complete Check-In'));
  expect(await last().findByText(/^The connection was lost\. Everything you gave is still here/)).toBeTruthy();
  await guest.click(button('Try again'));
  expect(await title("You're Checked In!")).toBeTruthy();
});
