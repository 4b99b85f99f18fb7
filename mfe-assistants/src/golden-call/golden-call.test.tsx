/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { goldenCallEndpoints, type CallScript, type GoldenCall } from '@booking/contracts/golden-calls';
import type { SlotLink } from '@booking/remote-kit/kit';
import {
  answering,
  expectAccessible,
  onCue,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { Slot } from './golden-call.slot.tsx';

const script: CallScript = {
  name: 'Call of November 10',
  assistantType: 'guest',
  assistantId: 7,
  isKept: false,
  turns: [
    { says: 'This is Alex Guest, +15125550100.', expects: [] },
    { says: 'Is there a pool?', expects: [{ kind: 'uses_tool', name: 'get_property_facts' }] },
  ],
};
const golden: GoldenCall = {
  ...{ id: 3, name: script.name, assistantType: 'guest', turns: script.turns, isActive: false, lastResult: null },
  ...{ fromCallId: 'call-1', revision: 1, createdAt: '2026-11-10T18:00:00.000Z', createdBy: 'Max Manager' },
};

const scriptOf = (given: Partial<CallScript> = {}) =>
  answering(goldenCallEndpoints.scriptOfCall, { ...script, ...given });
const made = answering(goldenCallEndpoints.fromCall, golden);

/** A call in a list, as far as it matters here. */
function Call() {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<SlotLink>();
  return (
    <>
      <button onClick={() => setOpen(true)}>Make a Golden Call</button>
      {isOpen && <Slot callId="call-1" onDone={setLink} onClose={() => setOpen(false)} />}
      {link && <a href={link.to}>{link.words}</a>}
    </>
  );
}
const open = (answers: Answering[]) => renderScreen(Call, { path: '/call-logs', answers });
const opener = () => screen.findByRole('button', { name: 'Make a Golden Call' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Make a Golden Call' }));
const linkTo = async () => (await screen.findByRole('link', { name: /^Golden call saved/ })).getAttribute('href');

test('shows what is kept of a call, saves it once confirmed, and leads to where it is made active', async () => {
  const { person, calls } = open([scriptOf(), made]);
  const posts = () => calls.filter(({ endpoint }) => endpoint === goldenCallEndpoints.fromCall);
  await person.click(await opener());
  const kept = within(await dialog().findByRole('list', { name: 'What is kept' })).getAllByRole('listitem');
  expect(kept.map(({ textContent }) => textContent)).toEqual([
    'This is Alex Guest, +15125550100.',
    'Is there a pool?Uses get_property_facts',
  ]);
  expect(dialog().getByText(/^It runs once you add an expectation/)).toBeTruthy();
  expect(posts()).toEqual([]);
  await expectAccessible(screen.getByRole('dialog', { name: 'Make a Golden Call' }));
  await person.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await linkTo()).toBe('/assistant/7?tab=publish');
  expect(posts().map(({ input }) => input.body)).toEqual([{ callId: 'call-1' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that a golden call was made of this call before', async () => {
  const { person } = open([scriptOf({ isKept: true, assistantId: null }), made]);
  await person.click(await opener());
  expect(await dialog().findByText(/^This call is a golden call already\./)).toBeTruthy();
  await person.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await linkTo()).toBe('/assistant');
});

test('cannot be saved while what was said is on its way, and is saved once however often it is pressed', async () => {
  const [late, saving] = [onCue(scriptOf()), onCue(made)];
  const { person, calls } = open([late, saving]);
  await person.click(await opener());
  await person.click(dialog().getByRole('button', { name: 'Save' }));
  late.arrive();
  await dialog().findByRole('list', { name: 'What is kept' });
  await person.click(dialog().getByRole('button', { name: 'Save' }));
  await person.click(dialog().getByRole('button', { name: 'Saving…' }));
  expect(calls.filter(({ endpoint }) => endpoint === goldenCallEndpoints.fromCall)).toHaveLength(1);
  saving.arrive();
  expect(await linkTo()).toBe('/assistant/7?tab=publish');
});

test('says why a golden call could not be saved, and can be tried anew once it is canceled', async () => {
  const { person } = open([scriptOf(), refusing(goldenCallEndpoints.fromCall, 500, 'The database is away.')]);
  await person.click(await opener());
  await dialog().findByRole('list', { name: 'What is kept' });
  await person.click(dialog().getByRole('button', { name: 'Save' }));
  expect((await dialog().findByRole('alert')).textContent).toBe('500: The database is away.');
  await person.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await opener()).toBeTruthy();
});

test('a call whose words are not there says why, and cannot be saved', async () => {
  const sentence = 'The caller said nothing in this call, so there is nothing to play.';
  const { person } = open([refusing(goldenCallEndpoints.scriptOfCall, 422, sentence)]);
  await person.click(await opener());
  expect((await dialog().findByRole('alert')).textContent).toContain(sentence);
  expect(dialog().getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});
