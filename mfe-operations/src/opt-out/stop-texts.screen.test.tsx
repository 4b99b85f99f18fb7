/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { refusing, renderScreen } from '@booking/remote-kit/testing';
import { StopTexts } from './stop-texts.tsx';

test('a number is texted no more only once somebody has said so a second time', async () => {
  const { person, calls } = renderScreen(() => <StopTexts callId="a" number="(512) 555-0101" />, {
    path: '/calls/a',
    answers: [refusing(callDetailEndpoints.stopTexts, 503, 'The database is away.')],
  });
  const asked = () => within(screen.getByRole('dialog', { name: 'Stop texting this number?' }));
  await person.click(screen.getByRole('button', { name: 'Stop texts…' }));
  await person.click(asked().getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Stop texts…' }));
  await person.click(asked().getByRole('button', { name: 'Stop texts' }));
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([callDetailEndpoints.stopTexts]);
  expect((await asked().findByRole('alert')).textContent).toContain('The database is away.');
});
