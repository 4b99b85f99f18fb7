/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Navigate, useLocation, type NavigateFunction } from 'react-router';
import { createPageHistory, PageRouter, ScrollRestoration, useNavigate } from './router.ts';

const scrolled: number[] = [];
window.scrollTo = (...to: unknown[]) => void scrolled.push(to[1] as number);
const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();

afterEach(() => {
  cleanup();
  scrolled.length = 0;
});

const given = new Set<NavigateFunction>();

function Page() {
  given.add(useNavigate());
  const { pathname, search } = useLocation();
  return (
    <>
      <p id="part">{pathname + search}</p>
      <ScrollRestoration />
    </>
  );
}

function open() {
  given.clear();
  window.history.replaceState(null, '', '/long');
  const history = createPageHistory();
  const routes = [
    { path: '/moved', element: <Navigate to="/new" replace /> },
    { path: '*', element: <Page /> },
  ];
  render(<PageRouter history={history} routes={routes} />);
  return history;
}

const at = (top: number): void => void Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
const shown = (words: string): Promise<unknown> => waitFor(() => screen.getByText(words));

test('another page begins at its top, and one gone back to where it was left', async () => {
  const history = open();
  at(700);
  await act(async () => history.push('/next'));
  expect(scrolled.at(-1)).toBe(0);
  at(40);
  await act(async () => history.go(-1));
  await shown('/long');
  expect(scrolled.at(-1)).toBe(700);
  await act(async () => history.go(1));
  await shown('/next');
  expect(scrolled.at(-1)).toBe(40);
});

test('a page stays where it is if that is asked for, and leads to the part that its address names', async () => {
  const history = open();
  scrolled.length = 0;
  await act(async () => history.replace('/long?filter=1', null, { preventScrollReset: true }));
  await shown('/long?filter=1');
  await act(async () => history.push('/long#part'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrolled).toEqual([]);
});

test('a tab that is loaded again finds where it was', async () => {
  const history = open();
  at(300);
  window.dispatchEvent(new Event('pagehide'));
  const kept = JSON.parse(sessionStorage.getItem('scroll-positions')!) as Record<string, number>;
  expect(kept[history.visit().location.key]).toBe(300);
  expect(window.history.scrollRestoration).toBe('auto');
});

test('what leads to other addresses stays the same function, and a query alone belongs to what is open', async () => {
  const history = open();
  await act(async () => history.push('/other'));
  await shown('/other');
  expect(given.size).toBe(1);
  const [navigate] = given;
  await act(async () => {
    history.push('/third');
    // not drawn yet
    void navigate!({ search: '?filter=1' }, { replace: true });
  });
  await shown('/third?filter=1');
  await act(async () => navigate!(-1));
  await shown('/other');
});

test('a route may lead on as it is drawn', async () => {
  const history = open();
  await act(async () => history.push('/moved'));
  await shown('/new');
  expect(window.location.pathname).toBe('/new');
});

test('addresses are written as the browser writes them, and none of another house is followed', async () => {
  const history = open();
  await act(async () => history.push('/a b?c=d e#ü'));
  expect(history.visit().location).toMatchObject({ pathname: '/a%20b', search: '?c=d%20e', hash: '#%C3%BC' });
  const [navigate] = given;
  expect(() => navigate!('//elsewhere.example/')).toThrow('External navigation');
});
