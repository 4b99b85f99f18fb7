/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { refusing, renderScreen } from '@booking/remote-kit/testing';
import { StoppedTexts } from './stopped-texts.tsx';

const page = { id: 'a', caller: '+15125550101' } as CallPage;

test('a number is texted no more only once somebody has said so a second time', async () => {
  const { person, calls } = renderScreen(() => <StoppedTexts page={page} />, {
    path: '/calls/a',
    answers: [refusing(callDetailEndpoints.stopTexts, 503, 'The database is away.')],
  });
  const asked = () => within(screen.getByRole('dialog', { name: 'Text this number no more?' }));
  await person.click(screen.getByRole('button', { name: 'Stop texts…' }));
  await person.click(asked().getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Stop texts…' }));
  await person.click(asked().getByRole('button', { name: 'Stop texts' }));
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([callDetailEndpoints.stopTexts]);
  expect((await asked().findByRole('alert')).textContent).toContain('The database is away.');
});
