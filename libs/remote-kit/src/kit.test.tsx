/** @jest-environment @happy-dom/jest-environment */
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import {
  createBrowserRouter,
  type DataRouter,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useLocation, useNavigate } from './kit.ts';

let router: DataRouter;
const given = new Set<NavigateFunction>();

function Page() {
  const navigate = useNavigate();
  useEffect(() => void given.add(navigate), [navigate]);
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/calls');
  router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  router.dispose();
  given.clear();
});

const navigate = (to: To, options?: NavigateOptions) => [...given][0]!(to, options);

test('what leads to other addresses stays the same function, so that effects may depend on it', async () => {
  await act(() => router.navigate('/payments'));
  expect(screen.getByText('/payments')).toBeTruthy();
  await act(() => router.navigate('/payments?status=paid'));
  expect(screen.getByText('/payments?status=paid')).toBeTruthy();
  expect(given.size).toBe(1);
});

test('a query alone belongs to the address that is open, drawn or not', async () => {
  await act(async () => {
    void router.navigate('/payments');
    await navigate({ search: '?status=paid' }, { replace: true });
  });
  expect(screen.getByText('/payments?status=paid')).toBeTruthy();
});

test('an address of another site is not followed', async () => {
  await expect(Promise.resolve(navigate('//elsewhere.example/'))).rejects.toThrow('External navigation');
});
