/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { Input } from '@fluentui/react-components';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { FormField, useRevisedForm } from '../form.ts';
import { refusal, show } from '../testing.tsx';

type Room = { name: string; floor: string; revision: number };
const first: Room = { name: 'Oak', floor: '1', revision: 1 };
const theirs: Room = { name: 'Ash', floor: '1', revision: 2 };
const schema = z.object({ name: z.string(), floor: z.string() });

/** The server: it keeps one room, and refuses who changes an older version than it has. */
function server(now: Room) {
  const state = { now, sent: [] as Partial<Room>[] };
  const send = async (read: Omit<Room, 'revision'>, base: Room, names: string[]): Promise<Room> => {
    if (base.revision !== state.now.revision) throw refusal(409, 'Somebody saved meanwhile.');
    const changes = Object.fromEntries(Object.entries(read).filter(([name]) => names.includes(name)));
    state.sent.push(changes);
    state.now = { ...state.now, ...changes, revision: state.now.revision + 1 };
    return state.now;
  };
  return { state, send, newest: async () => state.now };
}
type Server = Pick<ReturnType<typeof server>, 'send' | 'newest'>;

function RoomForm({
  saved = first,
  isMergeAsked = false,
  send,
  newest,
}: Server & { saved?: Room; isMergeAsked?: boolean }) {
  const form = useRevisedForm({
    ...{ schema, saved, send, newest, isMergeAsked },
    valuesOf: ({ name, floor }: Room) => ({ name, floor }),
  });
  const { conflict } = form;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormField form={form} name="name" label="Name">
        {(input) => <Input {...input} />}
      </FormField>
      <FormField form={form} name="floor" label="Floor">
        {(input) => <Input {...input} />}
      </FormField>
      <button>Save</button>
      {form.refusal && <p role="alert">{form.refusal.message}</p>}
      <p>{form.isDirty ? 'Unsaved' : `Version ${form.base.revision}`}</p>
      {conflict && (
        <section aria-label="Both versions">
          <p>
            Both: {conflict.both.join()}. Theirs: {conflict.onlyTheirs.join()}.
          </p>
          <button type="button" onClick={() => form.decide(conflict.both)}>
            Theirs
          </button>
          <button type="button" onClick={() => form.decide([])}>
            Mine
          </button>
          <button type="button" onClick={form.putOff}>
            Later
          </button>
        </section>
      )}
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = ({ person }: ReturnType<typeof show>, name: string) => person.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('region', { name: 'Both versions' })?.textContent;
const retype = async ({ person }: ReturnType<typeof show>, label: string, words: string): Promise<void> => {
  await person.clear(input(label));
  await person.type(input(label), words);
};

test('sends what was typed alone, and goes on from what was answered', async () => {
  const { state, ...api } = server(first);
  const page = show(<RoomForm {...api} />);
  await retype(page, 'Name', 'Elm');
  await press(page, 'Save');
  expect(await screen.findByText('Version 2')).toBeTruthy();
  await retype(page, 'Floor', '3');
  await press(page, 'Save');
  expect(await screen.findByText('Version 3')).toBeTruthy();
  expect(state.sent).toEqual([{ name: 'Elm' }, { floor: '3' }]);
});

test('follows newer versions while nothing is typed, and never falls back to an older one', async () => {
  const { state, ...api } = server(first);
  const page = show(<RoomForm {...api} />);
  page.change(<RoomForm {...api} saved={theirs} />);
  expect([input('Name').value, screen.queryByText('Version 2')]).toEqual(['Ash', expect.anything()]);
  page.change(<RoomForm {...api} saved={first} />);
  expect(input('Name').value).toBe('Ash');
  await page.person.type(input('Name'), '!');
  page.change(<RoomForm {...api} saved={{ ...theirs, floor: '7', revision: 3 }} />);
  expect([input('Name').value, input('Floor').value]).toEqual(['Ash!', '1']);
  expect(state.sent).toEqual([]);
});

test('takes over what only somebody else changed, and saves over it', async () => {
  const { state, ...api } = server(theirs);
  const page = show(<RoomForm {...api} />);
  await retype(page, 'Floor', '3');
  await press(page, 'Save');
  expect(await screen.findByText('Version 3')).toBeTruthy();
  expect(state.now).toEqual({ name: 'Ash', floor: '3', revision: 3 });
  expect(input('Name').value).toBe('Ash');
});

test('asks first where that is wished for', async () => {
  const { state, ...api } = server(theirs);
  const page = show(<RoomForm {...api} isMergeAsked />);
  await retype(page, 'Floor', '3');
  await press(page, 'Save');
  await waitFor(() => expect(question()).toMatch(/^Both: \. Theirs: name\./));
  await press(page, 'Mine');
  expect(await screen.findByText('Version 3')).toBeTruthy();
  expect(state.now).toEqual({ name: 'Ash', floor: '3', revision: 3 });
});

test.each([
  ['Mine', 'Elm', [{ name: 'Elm' }], 'Version 3'],
  ['Theirs', 'Ash', [], 'Version 2'],
])('asks about what both changed: %s stays', async (choice, name, sent, version) => {
  const { state, ...api } = server(theirs);
  const page = show(<RoomForm {...api} />);
  await retype(page, 'Name', 'Elm');
  await press(page, 'Save');
  await waitFor(() => expect(question()).toMatch(/^Both: name\. Theirs: \./));
  expect(screen.queryByRole('alert')).toBeNull();
  await press(page, choice);
  expect(await screen.findByText(version)).toBeTruthy();
  expect([input('Name').value, state.now.name, state.sent]).toEqual([name, name, sent]);
});

test('keeps what was typed when the question is put off, says what was refused, and asks again', async () => {
  const page = show(<RoomForm {...server(theirs)} />);
  await retype(page, 'Name', 'Elm');
  for (let time = 0; time < 2; time += 1) {
    await press(page, 'Save');
    await waitFor(() => expect(question()).toBeTruthy());
    await press(page, 'Later');
    expect([question(), input('Name').value]).toEqual([undefined, 'Elm']);
    expect(screen.getByRole('alert').textContent).toBe('409: Somebody saved meanwhile.');
  }
});

test('keeps what is typed while a save is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Room>();
  const page = show(<RoomForm send={jest.fn(() => promise)} newest={async () => first} />);
  await retype(page, 'Name', 'Elm');
  await press(page, 'Save');
  await retype(page, 'Name', 'Oak');
  await retype(page, 'Floor', '4');
  await act(async () => resolve({ ...first, name: 'Elm', revision: 2 }));
  expect([input('Name').value, input('Floor').value]).toEqual(['Oak', '4']);
  expect(screen.getByText('Unsaved')).toBeTruthy();
});

test('says why a save failed otherwise', async () => {
  const page = show(
    <RoomForm send={() => Promise.reject(refusal(503, 'The database is away.'))} newest={async () => first} />,
  );
  await retype(page, 'Name', 'Elm');
  await press(page, 'Save');
  expect((await screen.findByRole('alert')).textContent).toBe('503: The database is away.');
});

type Step = { type: 'name' | 'floor'; words: string } | 'save' | 'answer';
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constantFrom('name' as const, 'floor' as const),
    words: fc.constantFrom('', 'Oak', 'Oak ', 'Elm', '1'),
  }),
  fc.constant('save' as const),
  fc.constant('answer' as const),
);

/** One person and one server, which answers when it is told to. */
function play() {
  let [now, answer] = [first, (): void => undefined];
  const send = (read: Omit<Room, 'revision'>, _: Room, names: string[]): Promise<Room> => {
    const changes = Object.fromEntries(Object.entries(read).filter(([name]) => names.includes(name)));
    const { promise, resolve } = Promise.withResolvers<Room>();
    answer = () => resolve((now = { ...now, ...changes, revision: now.revision + 1 }));
    return promise;
  };
  const { result, unmount } = renderHook(() =>
    useRevisedForm({
      ...{ schema, saved: first, send, newest: async () => now },
      valuesOf: ({ name, floor }: Room) => ({ name, floor }),
    }),
  );
  const take = (next: Step): Promise<void> =>
    act(async () => {
      if (next === 'answer') answer();
      else if (next === 'save') void result.current.submit();
      else result.current.setValue(next.type, next.words, { shouldDirty: true });
    });
  return { take, form: () => result.current, server: () => now, unmount };
}

test('whatever is typed before, during and after saves, the form shows what was typed last, and the last save stores it', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    const { take, form, server, unmount } = play();
    const typed: Record<string, string> = { name: first.name, floor: first.floor };
    for (const each of steps) {
      await take(each);
      if (typeof each === 'object') typed[each.type] = each.words;
    }
    await take('answer');
    expect(form().getValues()).toEqual(typed);
    await take('save');
    await take('answer');
    expect([form().getValues(), form().isDirty]).toEqual([typed, false]);
    expect(server()).toMatchObject(typed);
    unmount();
  });
  await fc.assert(property, { numRuns: 50 });
});
