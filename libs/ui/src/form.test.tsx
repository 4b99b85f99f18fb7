/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Input, Switch } from '@fluentui/react-components';
import * as z from 'zod/mini';
import { FieldRefusals, FormDialog, FormField, useForm } from './form.ts';
import { refusal, show } from './testing.tsx';
import { useAnyUnsaved } from './dialogs/unsaved.ts';

type Room = { name: string; floor: string; isOpen: boolean };
const saved: Room = { name: 'Oak', floor: '2', isOpen: true };
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'A room needs a name.')),
  floor: z.pipe(z.transform(Number), z.number('A floor is a number.').check(z.maximum(9, 'There are nine floors.'))),
  isOpen: z.boolean(),
});

type Given = {
  values?: Room;
  save?: (read: unknown) => Promise<unknown>;
  mode?: 'onTouched' | 'onChange';
  refusalAt?: 'name';
  isGuarded?: boolean;
  onlyChanged?: boolean;
};

/** A room, as a screen has it changed. */
function RoomForm({ values = saved, save = async () => undefined, ...rest }: Given) {
  const form = useForm({ schema, values, save, ...rest });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormField form={form} name="name" label="Name" hint="On its door">
        {(input) => <Input {...input} />}
      </FormField>
      <FormField form={form} name="floor" label="Floor">
        {(input) => <Input {...input} />}
      </FormField>
      <FormField form={form} name="isOpen">
        {({ value, ...input }) => <Switch label="Open" checked={value} {...input} />}
      </FormField>
      <button disabled={!form.isDirty}>{form.isSaving ? 'Saving…' : 'Save'}</button>
      {form.refusal && <p role="alert">{form.refusal.message}</p>}
      <p>{useAnyUnsaved() ? 'Something is unsaved' : 'All is saved'}</p>
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name = 'Save') => screen.getByRole<HTMLButtonElement>('button', { name });
const retype = async ({ person }: ReturnType<typeof show>, label: string, words: string): Promise<void> => {
  await person.clear(input(label));
  await person.type(input(label), words);
};
/** A save that is answered when the test says so. */
function onCue() {
  const cue = Promise.withResolvers<undefined>();
  return { ...cue, save: jest.fn(() => cue.promise) };
}

test('saves what the schema reads, and is unsaved from the first change until then', async () => {
  const save = jest.fn(async (_read: unknown) => undefined);
  const page = show(<RoomForm save={save} />);
  expect([button().disabled, screen.queryByText('All is saved')]).toEqual([true, expect.anything()]);
  await retype(page, 'Name', ' Elm ');
  await retype(page, 'Floor', '3');
  await page.person.click(input('Open'));
  expect(screen.getByText('Something is unsaved')).toBeTruthy();
  await page.person.click(button());
  expect(save.mock.calls[0]![0]).toEqual({ name: 'Elm', floor: 3, isOpen: false });
  await waitFor(() => expect(screen.getByText('All is saved')).toBeTruthy());
  expect(button().disabled).toBe(true);
});

test.each([
  [true, 0],
  [false, 1],
])('where only changes are sent (%s), Enter in an untouched form saves %i times', async (onlyChanged, times) => {
  const save = jest.fn(async (_read: unknown) => undefined);
  const page = show(<RoomForm save={save} onlyChanged={onlyChanged} />);
  const submit = (): boolean => fireEvent.submit(input('Name').form!);
  await act(async () => void submit());
  expect(save).toHaveBeenCalledTimes(times);
  await retype(page, 'Name', 'Elm');
  await act(async () => void submit());
  expect(save).toHaveBeenCalledTimes(times + 1);
});

test('is not sent by the Enter that confirms a word, in any of its fields', () => {
  show(<RoomForm />);
  for (const label of ['Name', 'Floor']) {
    // false: what the browser would have done was prevented
    const press = (more: object): boolean => fireEvent.keyDown(input(label), { key: 'Enter', ...more });
    expect([press({ keyCode: 229 }), press({ isComposing: true, keyCode: 229 }), press({ keyCode: 13 })]).toEqual([
      false,
      false,
      true,
    ]);
  }
});

test('says at each field what is wrong once it was to be sent, with the focus on the first, and no longer when it is right', async () => {
  const save = jest.fn(async () => undefined);
  const page = show(<RoomForm save={save} />);
  await page.person.clear(input('Name'));
  await retype(page, 'Floor', '12');
  expect(screen.queryByText('A room needs a name.')).toBeNull();
  await page.person.click(button());
  expect(input('Name').getAttribute('aria-invalid')).toBe('true');
  expect(input('Name').getAttribute('aria-describedby')).toContain(screen.getByText('A room needs a name.').id);
  expect(screen.getByText('There are nine floors.')).toBeTruthy();
  expect(document.activeElement).toBe(input('Name'));
  await page.person.type(input('Name'), 'Elm');
  expect(screen.queryByText('A room needs a name.')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['onTouched', undefined, 'There are nine floors.'],
  ['onChange', 'There are nine floors.', 'There are nine floors.'],
] as const)('says what is wrong %s where it is asked to', async (mode, atOnce, onceLeft) => {
  const page = show(<RoomForm mode={mode} />);
  await page.person.type(input('Floor'), '1');
  expect(screen.queryByText('There are nine floors.')?.textContent).toBe(atOnce);
  await page.person.tab();
  expect(screen.queryByText('There are nine floors.')?.textContent).toBe(onceLeft);
});

test('sends once, however often it is sent while that is on its way', async () => {
  const { save, resolve } = onCue();
  const page = show(<RoomForm save={save} />);
  await page.person.type(input('Name'), '!{Enter}{Enter}');
  await page.person.click(button('Saving…'));
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => resolve(undefined));
  expect(button('Save').disabled).toBe(true);
});

test('keeps what is typed while a save is on its way, be it what was there before', async () => {
  const { save, resolve } = onCue();
  const page = show(<RoomForm save={save} />);
  await retype(page, 'Name', 'Elm');
  await page.person.click(button());
  await retype(page, 'Name', 'Oak');
  await act(async () => resolve(undefined));
  page.change(<RoomForm save={save} values={{ ...saved, name: 'Elm' }} />);
  expect(input('Name').value).toBe('Oak');
  expect(screen.getByText('Something is unsaved')).toBeTruthy();
});

test('follows what is saved elsewhere in all but the fields that were typed into', async () => {
  const page = show(<RoomForm />);
  await retype(page, 'Name', 'Elm');
  page.change(<RoomForm values={{ name: 'Ash', floor: '5', isOpen: false }} />);
  expect([input('Name').value, input('Floor').value, input('Open').checked]).toEqual(['Elm', '5', false]);
  expect(screen.getByText('Something is unsaved')).toBeTruthy();
  page.change(<RoomForm values={{ name: 'Elm', floor: '5', isOpen: false }} />);
  expect(screen.getByText('All is saved')).toBeTruthy();
});

test('keeps all that was typed when the server refuses it, and says why', async () => {
  const save = jest
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(refusal(503, 'The database is away.'))
    .mockResolvedValue(undefined);
  const page = show(<RoomForm save={save} />);
  await retype(page, 'Name', 'Elm');
  await page.person.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('503: The database is away.');
  expect(input('Name').value).toBe('Elm');
  await page.person.click(button());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);
});

test('shows a refusal at the field that the server names, until it is mended', async () => {
  const page = show(
    <RoomForm save={() => Promise.reject(refusal(400, 'floor: Closed.', [{ path: 'floor', message: 'Closed.' }]))} />,
  );
  await retype(page, 'Name', 'Elm');
  await page.person.click(button());
  await waitFor(() => expect(input('Floor').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toBe('Closed.');
  expect(document.activeElement).toBe(input('Floor'));
  await retype(page, 'Floor', '4');
  expect(screen.queryByText('Closed.')).toBeNull();
});

test('leaves the focus in a dialog that the refusal brought up', async () => {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.tabIndex = -1;
  const save = (): Promise<never> => {
    document.body.append(dialog);
    dialog.focus();
    return Promise.reject(new FieldRefusals([{ path: 'floor', message: 'Closed.' }]));
  };
  const page = show(<RoomForm save={save} />);
  await retype(page, 'Name', 'Elm');
  await page.person.click(button());
  expect(await screen.findByText('Closed.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
});

test('shows a refusal that names no field where the form has a place for it', async () => {
  const page = show(<RoomForm refusalAt="name" save={() => Promise.reject(refusal(409, 'This name is taken.'))} />);
  await retype(page, 'Name', 'Elm');
  await page.person.click(button());
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
  expect(input('Name').getAttribute('aria-invalid')).toBe('true');
});

test('shows refusals of single fields that a save found out by itself', async () => {
  const refused = new FieldRefusals([{ path: 'floor', message: 'Closed.' }]);
  const page = show(<RoomForm save={() => Promise.reject(refused)} />);
  await retype(page, 'Name', 'Elm');
  await page.person.click(button());
  expect(await screen.findByText('Closed.')).toBeTruthy();
});

test('lets what need not be guarded go', async () => {
  const page = show(<RoomForm isGuarded={false} />);
  await retype(page, 'Name', 'Elm');
  expect([button().disabled, screen.queryByText('Something is unsaved')]).toEqual([false, null]);
});

/** A note, as a screen asks for it. */
function NoteDialog({ save, ...told }: { save: () => Promise<string>; onSaved: () => void; onClose: () => void }) {
  const form = useForm({
    schema: z.object({ note: z.string().check(z.minLength(1, 'Say why.')) }),
    values: { note: '' },
    save,
  });
  return (
    <FormDialog form={form} title="Explain" confirm="Save note" saving="Saving…" {...told}>
      <FormField form={form} name="note" label="Note">
        {(field) => <Input {...field} />}
      </FormField>
    </FormDialog>
  );
}

test('a dialog closes once its form is saved, and then tells what was answered', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const order: string[] = [];
  const page = show(
    <NoteDialog save={() => promise} onSaved={() => order.push('saved')} onClose={() => order.push('closed')} />,
  );
  await page.person.click(button('Save note'));
  expect(screen.getByText('Say why.')).toBeTruthy();
  await page.person.type(input('Note'), 'Paid twice');
  await page.person.click(button('Save note'));
  expect(button('Saving…').getAttribute('aria-disabled')).toBe('true');
  await act(async () => resolve('done'));
  expect(order.toSorted()).toEqual(['closed', 'saved']);
});

test('a dialog whose form is refused stays, says why, and asks before it loses what was typed', async () => {
  const onClose = jest.fn();
  const page = show(
    <NoteDialog
      save={() => Promise.reject(refusal(409, 'It is closed.'))}
      onSaved={() => undefined}
      onClose={onClose}
    />,
  );
  await page.person.type(input('Note'), 'Paid twice{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('409: It is closed.');
  await page.person.click(button('Cancel'));
  expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
