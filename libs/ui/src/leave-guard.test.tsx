/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createPageHistory, PageRouter } from '@booking/router/router';
import { LeaveGuard, useUnsaved } from './leave-guard.tsx';
import { show } from './testing.tsx';

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return <p>A form</p>;
}

/** A page of forms, each with or without something unsaved. */
function open(...forms: boolean[]) {
  window.history.replaceState(null, '', '/form');
  const history = createPageHistory();
  const page = (now: boolean[]) => {
    const element = (
      <LeaveGuard>
        {now.map((isUnsaved, index) => (
          <Form key={index} isUnsaved={isUnsaved} />
        ))}
      </LeaveGuard>
    );
    const routes = [
      { path: '/form', element },
      { path: '*', element: <p>Elsewhere</p> },
    ];
    return <PageRouter history={history} routes={routes} />;
  };
  const { person, change } = show(page(forms));
  return {
    person,
    now: (...changed: boolean[]) => change(page(changed)),
    go: (to: string) => act(async () => history.push(to)),
    back: () => act(async () => history.go(-1)),
  };
}
const question = () => screen.getByText('Leave without saving?').closest('dialog')!;
const button = (name: string) => screen.getByRole('button', { name });
const address = () => window.location.pathname + window.location.search;

test('asks before something unsaved is lost, and stays', async () => {
  const { person, go } = open(true);
  await go('/after');
  await waitFor(() => expect(question().open).toBe(true));
  expect(address()).toBe('/form');
  await person.click(button('Stay'));
  await waitFor(() => expect(question().open).toBe(false));
  expect(screen.getByText('A form')).toBeTruthy();
  expect(address()).toBe('/form');
});

test('leaves when somebody wants to all the same', async () => {
  const { person, go } = open(true);
  await go('/after');
  await waitFor(() => expect(question().open).toBe(true));
  await person.click(button('Leave'));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(address()).toBe('/after');
});

test('stays when the question is closed otherwise', async () => {
  const { go } = open(true);
  await go('/after');
  await waitFor(() => expect(question().open).toBe(true));
  act(() => question().close());
  expect(address()).toBe('/form');
  await go('/after');
  await waitFor(() => expect(question().open).toBe(true));
});

test('asks nothing where all is saved, or within the page', async () => {
  const { now, go } = open(true);
  await go('/form?tab=2');
  expect(address()).toBe('/form?tab=2');
  expect(question().open).toBe(false);
  now(false);
  await go('/after');
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('asks for as long as one of several forms is unsaved', async () => {
  const { person, now, go } = open(true, true);
  now(false, true);
  await go('/after');
  await waitFor(() => expect(question().open).toBe(true));
  await person.click(button('Stay'));
  now(false);
  await go('/after');
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('has the browser ask too before the tab is closed, only while something is unsaved', () => {
  const { now } = open(false);
  const closing = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  now(true);
  expect(closing()).toBe(true);
  now(false);
  expect(closing()).toBe(false);
});
