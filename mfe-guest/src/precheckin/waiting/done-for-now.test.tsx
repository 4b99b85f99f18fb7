/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import { expectAccessible } from '@booking/remote-kit/testing';
import { takeUploads } from '../id-photo/upload.fixture.ts';
import {
  allGiven,
  bothSigned,
  button,
  hasFocus,
  openIn,
  openPrecheckin,
  opensAt,
  step,
  taking,
} from '../precheckin.fixture.tsx';
import userEvent from '@testing-library/user-event';

const early = { checkIn: { state: 'early' as const, opensAt } };
const done = () => screen.getByRole('region', { name: 'That’s all for now.' });

test('done before check-in opens reads as done, and says what comes next by itself', async () => {
  openPrecheckin({ ...allGiven, ...early, willText: true });
  expect(within(done()).getByText('Check-in opens Fri, Mar 5, 4:00 PM. We will text you.')).toBeTruthy();
  const calendar = within(done()).getByRole('link', { name: 'Add to Calendar' });
  expect(calendar.getAttribute('href')).toBe('/api/precheckin/token-of-a-guest/calendar');
  expect(screen.queryByText(/^Next:/)).toBeNull();
  expect(screen.queryByText('To do')).toBeNull();
  expect(step('4. Complete Check-In').getByText('Not open yet')).toBeTruthy();
  await expectAccessible();
});

test('promises no text to whom none is sent', () => {
  openPrecheckin({ ...allGiven, ...early, willText: false });
  expect(
    within(done()).getByText('Check-in opens Fri, Mar 5, 4:00 PM. Open this page again then to check in.'),
  ).toBeTruthy();
});

test('the last thing given leads to it', async () => {
  takeUploads();
  const { change } = openPrecheckin(
    { ...bothSigned, ...early },
    taking(endpoints.uploadId, () => change({ idUploaded: true, willText: true })),
  );
  expect(screen.queryByText('That’s all for now.')).toBeNull();
  const photo = new File(['a photo'], 'passport.jpg', { type: 'image/jpeg' });
  const guest = userEvent.setup();
  await guest.upload(screen.getByLabelText('Choose a Photo'), photo);
  await screen.findByRole('img', { name: 'Your photo: passport.jpg' });
  await guest.click(button('Upload ID'));
  await waitFor(() => expect(hasFocus('That’s all for now.')).toBe(true));
});

test('says so in Spanish', () => {
  openIn('es', { ...allGiven, ...early, willText: true });
  const region = within(screen.getByRole('region', { name: 'Por ahora, eso es todo.' }));
  expect(region.getByText(/^El check-in abre el .+ Le avisaremos por mensaje de texto\.$/)).toBeTruthy();
  expect(region.getByRole('link', { name: 'Agregar al calendario' })).toBeTruthy();
});

test.each(['open', 'over'] as const)('is not said once check-in is %s', (state) => {
  openPrecheckin({ ...allGiven, checkIn: { state, opensAt } });
  expect(screen.queryByText('That’s all for now.')).toBeNull();
  expect(screen.queryAllByText('Next: complete your check-in.')).toHaveLength(state === 'open' ? 1 : 0);
});
