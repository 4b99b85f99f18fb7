/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Link, NavigationType, type BlockerFunction } from 'react-router';
import { createPageHistory, PageRouter, useBlocker } from './router.ts';

afterEach(cleanup);

function Form({ asks }: { asks: BlockerFunction }) {
  const { state, location, proceed, reset } = useBlocker(asks);
  return (
    <>
      <p>{`${state} ${location?.pathname ?? ''}`.trim()}</p>
      <Link to="/after">After</Link>
      <button onClick={() => reset?.()}>Stay</button>
      <button onClick={() => proceed?.()}>Leave</button>
    </>
  );
}

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** A form with unsaved words, reached from another page, with one more to go forward to. */
async function openForm(asks = leavesPage) {
  window.history.replaceState(null, '', '/before');
  const history = createPageHistory();
  const routes = [
    { path: '/form', element: <Form asks={asks} /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  render(<PageRouter history={history} routes={routes} />);
  await act(async () => history.push('/form?step=1'));
  return { history, go: (steps: number) => act(async () => history.go(steps)) };
}

const click = (name: string): Promise<void> => act(async () => screen.getByText(name).click());
const address = (): string => window.location.pathname + window.location.search;
const told = (words: string): Promise<unknown> => waitFor(() => screen.getByText(words));

test('a link is held back until somebody decides: to stay, and then to leave', async () => {
  await openForm();
  await click('After');
  expect(address()).toBe('/form?step=1');
  await told('blocked /after');
  await click('Stay');
  await told('unblocked');
  await click('After');
  await click('Leave');
  await told('Elsewhere');
  expect(address()).toBe('/after');
});

test('"Back" is held back with the address as it was, and leads there once somebody leaves', async () => {
  const { go } = await openForm();
  await go(-1);
  await told('blocked /before');
  await waitFor(() => expect(address()).toBe('/form?step=1'));
  await click('Stay');
  await told('unblocked');
  expect(address()).toBe('/form?step=1');
  await go(-1);
  await told('blocked /before');
  await click('Leave');
  await told('Elsewhere');
  expect(address()).toBe('/before');
});

test('"Forward" leads as far as somebody wanted', async () => {
  const { history, go } = await openForm(
    ({ historyAction }) => historyAction === NavigationType.Pop && address() !== '/form?step=1',
  );
  await act(async () => history.push('/one'));
  await act(async () => history.push('/two'));
  await go(-2);
  await told('unblocked');
  await go(2);
  await told('blocked /two');
  await waitFor(() => expect(address()).toBe('/form?step=1'));
  await click('Leave');
  await waitFor(() => expect(address()).toBe('/two'));
  await told('Elsewhere');
});

test('one address in place of another is held back as well, and keeps its place in the history', async () => {
  const { history, go } = await openForm();
  await act(async () => history.replace('/instead'));
  await told('blocked /instead');
  expect(address()).toBe('/form?step=1');
  await click('Leave');
  await told('Elsewhere');
  expect(address()).toBe('/instead');
  await go(-1);
  await waitFor(() => expect(address()).toBe('/before'));
});

test('what stays on the page is not held back', async () => {
  const { history } = await openForm();
  await act(async () => history.replace('/form?step=2'));
  expect(address()).toBe('/form?step=2');
  await told('unblocked');
});

test('"Back" is held back from an entry that the browser made, as the link past the sidebar does', async () => {
  const { history, go } = await openForm();
  await act(async () => {
    window.history.pushState(null, '', '#main');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(history.visit().location).toMatchObject({ pathname: '/form', hash: '#main' });
  await go(-2);
  await told('blocked /before');
  await waitFor(() => expect(window.location.hash).toBe('#main'));
});

test('nobody is held back once the form is gone', async () => {
  const { history } = await openForm();
  await click('After');
  await click('Leave');
  await act(async () => history.push('/third'));
  expect(address()).toBe('/third');
});

test('a decision counts once', async () => {
  const { history } = await openForm();
  await click('After');
  const leave = screen.getByText('Leave');
  await act(async () => {
    leave.click();
    leave.click();
  });
  await told('Elsewhere');
  const { length } = window.history;
  await act(async () => history.replace('/after?again'));
  expect(window.history.length).toBe(length);
});
