/** @jest-environment @happy-dom/jest-environment */
import { lazy, useState } from 'react';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, Link, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LeaveGuard, useUnsaved } from './leave-guard.tsx';
import { show } from '../testing.tsx';

function Form({ name }: { name: string }) {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  useUnsaved(text !== saved);
  return (
    <>
      <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setSaved(text)}>{`Save ${name}`}</button>
    </>
  );
}

const page = (
  <LeaveGuard>
    <Form name="Greeting" />
    <Form name="Farewell" />
    <Link to="/after">After</Link>
  </LeaveGuard>
);
const at = (path: string) => ({ path, element: <p>{`Page ${path}`}</p> });

let router: DataRouter;
afterEach(() => router.dispose());

/** A page that cannot be drawn yet. */
const Late = lazy(() => new Promise<never>(() => undefined));

/** A page of two forms that stands third in the history of its tab. */
async function open(second = <p>Page /second</p>) {
  window.history.replaceState(null, '', '/first');
  router = createBrowserRouter([
    { path: '/form', element: page },
    at('/first'),
    { path: '/second', element: second },
    at('/after'),
  ]);
  const { person } = show(<RouterProvider router={router} />);
  await go('/second');
  await go('/form');
  await screen.findByLabelText('Greeting');
  return { person, type: (name: string, text: string) => person.type(field(name), text) };
}

const go = (to: string, how?: { replace: boolean }) => act(() => router.navigate(to, how));
const step = (by: number) => act(async () => window.history.go(by));
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const address = () => window.location.pathname + window.location.search;
const asked = () => waitFor(() => expect(question()).toBeTruthy());
const shown = (path: string) => screen.findByText(`Page ${path}`);

test('asks before something unsaved is lost by a link, stays with what was typed, and asks again', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await person.click(screen.getByText('After'));
  await asked();
  expect(address()).toBe('/form');
  await person.click(button('Stay'));
  await waitFor(() => expect(question()).toBeNull());
  expect(field('Greeting').value).toBe('Warm');
  expect(address()).toBe('/form');
  await person.click(screen.getByText('After'));
  await asked();
});

test('leaves when somebody wants to all the same, and asks nothing from then on', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await person.click(screen.getByText('After'));
  await asked();
  await person.click(button('Leave'));
  expect(await shown('/after')).toBeTruthy();
  expect(address()).toBe('/after');
  await go('/second');
  expect(await shown('/second')).toBeTruthy();
});

test('asks nothing more while the page that was left waits for the next one', async () => {
  const { person, type } = await open(<Late />);
  await type('Greeting', 'Warm');
  await step(-1);
  await asked();
  await person.click(button('Leave'));
  await waitFor(() => expect(address()).toBe('/second'));
  expect(field('Greeting')).toBeTruthy();
  await step(-1);
  expect(question()).toBeNull();
  expect(await shown('/first')).toBeTruthy();
});

test('asks before "Back" with the address as it was, and goes back once somebody leaves', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await step(-1);
  await asked();
  await waitFor(() => expect(address()).toBe('/form'));
  await person.click(button('Stay'));
  await waitFor(() => expect(question()).toBeNull());
  expect(field('Greeting').value).toBe('Warm');
  await step(-1);
  await asked();
  await waitFor(() => expect(address()).toBe('/form'));
  await person.click(button('Leave'));
  expect(await shown('/second')).toBeTruthy();
  expect(address()).toBe('/second');
});

test('goes as many steps "Back" as somebody wanted', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await step(-2);
  await asked();
  await waitFor(() => expect(address()).toBe('/form'));
  await person.click(button('Leave'));
  expect(await shown('/first')).toBeTruthy();
});

test('asks before "Forward" and goes as many steps as somebody wanted', async () => {
  const { person, type } = await open();
  await go('/after');
  await go('/second');
  await step(-2);
  await screen.findByLabelText('Greeting');
  await type('Greeting', 'Warm');
  await step(2);
  await asked();
  await waitFor(() => expect(address()).toBe('/form'));
  await person.click(button('Leave'));
  expect(await shown('/second')).toBeTruthy();
});

test('asks before one address takes the place of another, which then takes its place in the history', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await go('/after', { replace: true });
  await asked();
  expect(address()).toBe('/form');
  await person.click(button('Leave'));
  expect(await shown('/after')).toBeTruthy();
  await step(-1);
  expect(await shown('/second')).toBeTruthy();
});

test('leaves once when it is told twice', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await step(-1);
  await asked();
  await waitFor(() => expect(address()).toBe('/form'));
  await person.dblClick(button('Leave'));
  expect(await shown('/second')).toBeTruthy();
  await step(1);
  expect(await screen.findByLabelText('Greeting')).toBeTruthy();
});

test('stays when the question is closed by Escape', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await go('/after');
  await asked();
  await person.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(address()).toBe('/form');
  await go('/after');
  await asked();
});

test('asks nothing where all is saved, or within the page', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await go('/form?tab=2');
  expect(address()).toBe('/form?tab=2');
  expect(question()).toBeNull();
  expect(field('Greeting').value).toBe('Warm');
  await person.click(button('Save Greeting'));
  await go('/after');
  expect(await shown('/after')).toBeTruthy();
});

test('asks for as long as one of several forms is unsaved', async () => {
  const { person, type } = await open();
  await type('Greeting', 'Warm');
  await type('Farewell', 'Short');
  await person.click(button('Save Greeting'));
  await go('/after');
  await asked();
  await person.click(button('Stay'));
  await person.click(button('Save Farewell'));
  await go('/after');
  expect(await shown('/after')).toBeTruthy();
});

test('has the browser ask too before the tab is closed or loaded again, only while something is unsaved', async () => {
  const { person, type } = await open();
  const closing = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await type('Greeting', 'Warm');
  expect(closing()).toBe(true);
  await person.click(button('Save Greeting'));
  expect(closing()).toBe(false);
});
