/** @jest-environment @happy-dom/jest-environment */
import { useRef, useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ActionDialog } from './action-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { refusal, show } from './testing.tsx';
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

const dialog = (name = 'Rename the room') => screen.getByRole<HTMLDialogElement>('dialog', { name });
const button = (name: string) => within(dialog()).getByRole('button', { name });
const question = () => screen.queryByRole('dialog', { name: 'Discard what you typed?' });
const field = () => screen.getByLabelText<HTMLInputElement>('Name');

test('is named by its title, and tells however it is closed', () => {
  const onClose = jest.fn();
  let close = () => undefined as void;
  function Page() {
    const ref = useRef<HTMLDialogElement>(null);
    close = () => ref.current?.close();
    return (
      <>
        <button onClick={() => ref.current?.showModal()}>Open</button>
        <Dialog dialog={ref} title="Good to know" actions={<button>OK</button>} onClose={onClose}>
          Some words
        </Dialog>
      </>
    );
  }
  show(<Page />);
  fireEvent.click(screen.getByText('Open'));
  expect(dialog('Good to know').open).toBe(true);
  expect(within(dialog('Good to know')).getByRole('heading', { level: 2 }).textContent).toBe('Good to know');
  close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaves Escape to the browser unless something else is to be done', () => {
  const onEscape = jest.fn();
  const drawn = (given: { onEscape?: () => void }) => (
    <Dialog dialog={{ current: null }} title="Good to know" actions={null} {...given}>
      <input aria-label="Note" />
    </Dialog>
  );
  const press = (key: string): boolean => {
    const input = screen.getByLabelText('Note');
    const event = createEvent.keyDown(input, { key });
    fireEvent(input, event);
    return event.defaultPrevented;
  };
  const { change } = show(drawn({}));
  document.querySelector('dialog')!.showModal();
  expect(press('Escape')).toBe(false);
  change(drawn({ onEscape }));
  expect(press('a')).toBe(false);
  expect(onEscape).not.toHaveBeenCalled();
  expect(press('Escape')).toBe(true);
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test('does not close when the browser wants to while something else is to be done', () => {
  const onEscape = jest.fn();
  show(
    <Dialog dialog={{ current: null }} title="Good to know" actions={null} onEscape={onEscape}>
      Some words
    </Dialog>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(document.querySelector('dialog')!, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test('opens with its form as soon as it is there, and closes with Cancel', async () => {
  const onClose = jest.fn();
  const { person } = show(<Rename onClose={onClose} />);
  expect(dialog().open).toBe(true);
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
  expect(dialog().open).toBe(true);
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
