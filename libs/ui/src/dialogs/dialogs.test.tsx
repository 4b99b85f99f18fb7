/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ActionDialog, ModalDialog } from '../overlays/lazy-overlays.ts';
import type { UserEvent } from '@testing-library/user-event';
import { refusal, show } from '../testing.tsx';
import { useAnyUnsaved } from './unsaved.ts';

type Given = Partial<Parameters<typeof ActionDialog>[0]>;

/** A form to rename a room in, as a screen has it. */
function Rename(given: Given) {
  const [name, setName] = useState('');
  return (
    <ActionDialog
      title="Rename the room"
      confirm="Rename"
      isPending={false}
      isUnsaved={name !== ''}
      error={null}
      onConfirm={() => undefined}
      onClose={() => undefined}
      {...given}
    >
      <label>
        Name
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
    </ActionDialog>
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Rename the room' });
const button = (name: string) => within(dialog()).getByRole('button', { name });
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });
const field = () => screen.getByLabelText<HTMLInputElement>('Name');

/** A page with a button that opens a dialog. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <ModalDialog title="Good to know" onEscape={close} actions={<button onClick={close}>OK</button>}>
          Some words
        </ModalDialog>
      )}
    </>
  );
}
const goodToKnow = () => screen.queryByRole('dialog', { name: 'Good to know' });

test.each([
  ['a button', async (person: UserEvent) => person.click(screen.getByText('OK'))],
  ['Escape', async (person: UserEvent) => person.keyboard('{Escape}')],
])('is named by its title, closes with %s and gives the focus back', async (_, close) => {
  const { person } = show(<Page />);
  const opener = screen.getByText('Open');
  await person.click(opener);
  expect(within(goodToKnow()!).getByRole('heading', { level: 2 }).textContent).toBe('Good to know');
  expect(document.activeElement).toBe(screen.getByText('OK'));
  await close(person);
  expect(goodToKnow()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('hides the page from assistive technology while it is open, and a press beside it does not close it', async () => {
  const { person } = show(<Page />);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open' })).toBeNull());
  await person.click(document.querySelector('.fui-DialogSurface__backdrop')!);
  expect(goodToKnow()).toBeTruthy();
});

test('gives the focus to what is to have it first', () => {
  show(
    <ModalDialog title="Good to know" onEscape={() => undefined} actions={null} firstFocus="input:not([readonly])">
      <input aria-label="Email" readOnly />
      <input aria-label="Password" />
    </ModalDialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('opens with its form as soon as it is there, and closes with Cancel', async () => {
  const onClose = jest.fn();
  const { person } = show(<Rename onClose={onClose} />);
  await person.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(question()).toBeNull();
});

test.each([
  ['its button', () => fireEvent.click(button('Rename'))],
  ['Enter', () => fireEvent.submit(field().form!)],
])('does what it is for by %s, and closes when it was done', async (_, send) => {
  const onClose = jest.fn();
  show(<Rename onConfirm={(close) => close()} onClose={onClose} />);
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('does nothing a second time while it is on its way', async () => {
  const onConfirm = jest.fn();
  const { person } = show(<Rename isPending onConfirm={onConfirm} />);
  expect(button('Rename').getAttribute('aria-disabled')).toBe('true');
  await person.click(button('Rename'));
  fireEvent.submit(field().form!);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('says why it failed, and keeps what was typed', async () => {
  const { person, change } = show(<Rename />);
  await person.type(field(), 'Suite');
  change(<Rename error={refusal(409, 'This name is taken.')} />);
  expect(screen.getByRole('alert').textContent).toBe('409: This name is taken.');
  expect(field().value).toBe('Suite');
  expect(dialog()).toBeTruthy();
});

test.each([
  ['Cancel', () => fireEvent.click(button('Cancel'))],
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
])('asks before %s loses what was typed, with the focus on going on', async (_, leave) => {
  const onClose = jest.fn();
  const { person } = show(<Rename onClose={onClose} />);
  await person.type(field(), 'Suite');
  leave();
  const keep = within(question()!).getByRole('button', { name: 'Keep editing' });
  expect(document.activeElement).toBe(keep);
  await person.click(keep);
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(field().value).toBe('Suite');
});

test('closes once somebody discards what was typed', async () => {
  const onClose = jest.fn();
  const { person } = show(<Rename onClose={onClose} />);
  await person.type(field(), 'Suite');
  await person.click(button('Cancel'));
  await person.click(within(question()!).getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('can be asked again after somebody went on editing', async () => {
  const { person } = show(<Rename />);
  await person.type(field(), 'Suite');
  for (let time = 0; time < 2; time += 1) {
    fireEvent.keyDown(field(), { key: 'Escape' });
    await person.click(within(question()!).getByRole('button', { name: 'Keep editing' }));
    expect(question()).toBeNull();
  }
});

test('tells the page that it holds something unsaved, for as long as it does', async () => {
  const Told = () => <p>{useAnyUnsaved() ? 'Something is unsaved' : 'All is saved'}</p>;
  const { person, change } = show(
    <>
      <Rename />
      <Told />
    </>,
  );
  expect(screen.getByText('All is saved')).toBeTruthy();
  await person.type(field(), 'Suite');
  expect(screen.getByText('Something is unsaved')).toBeTruthy();
  await person.clear(field());
  expect(screen.getByText('All is saved')).toBeTruthy();
  await person.type(field(), 'Suite');
  change(
    <>
      <p>Closed</p>
      <Told />
    </>,
  );
  expect(screen.getByText('All is saved')).toBeTruthy();
});
