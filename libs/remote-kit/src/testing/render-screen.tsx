import type { ComponentType } from 'react';
import { FluentProvider, Toaster } from '@fluentui/react-components';
import { afterEach } from '@jest/globals';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, useRouteError, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { User } from '@booking/contracts/session';
import { createQueryClient, HostApiContext, QueryClientProvider, type HostApi, type Toast } from '../kit.ts';
import { light } from '../theme.ts';
import type { Answering } from './answers.ts';
import type { Call } from './fake-api.ts';
import { serve } from './serve.ts';

type Options = {
  /** The route, as in remote.json. */
  path: string;
  /** The address that is open; the route's path unless said. */
  at?: string;
  /** Who is signed in; an owner unless said. */
  user?: User | null;
  /** What the API answers. A screen that asks for more fails its test. */
  answers: Answering[];
  /** What else the shell offers, where it matters. */
  hostApi?: Partial<HostApi>;
};

export type Mounted = {
  /** Types and clicks as a person does. */
  person: UserEvent;
  /** What the screen told by toasts, the newest last. */
  toasts: Toast[];
  /** What the screen asked of the API, the newest last. */
  calls: Call[];
  /** The address that is open now, with its query. */
  address: () => string;
  /** Leads somewhere else, as an entry of the sidebar does. */
  leave: (to: string) => Promise<void>;
};

const owner: User = { id: '1', name: 'Olivia Owner', email: 'owner@hotel.example', role: 'owner' };

let opened: DataRouter | undefined;
// it would go on following the history of the window, which all tests of a file share
afterEach(() => opened?.dispose());

/** A screen that throws fails its test, where a router by itself would show a page about it. */
function Thrown(): never {
  throw useRouteError();
}

/**
 * Mounts a screen of a remote in a host that keeps the shell's contract: its theme, query client, router and toasts, with
 * an API that answers by the table of endpoints. A test that breaks the contract of the API fails once it is over.
 */
export function renderScreen(Screen: ComponentType, options: Options): Mounted {
  const { path, at = path, user = owner, answers, hostApi } = options;
  const toasts: Toast[] = [];
  const api = serve(answers);
  opened?.dispose();
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter([
    { path, element: <Screen />, errorElement: <Thrown /> },
    { path: '*', element: <p>Another screen</p> },
  ]);
  opened = router;
  const toast = (shown: Toast): void => void toasts.push(shown);
  const host: HostApi = { user, hotelTimeZone: 'America/Chicago', toast, ...hostApi };
  const { container } = render(
    <FluentProvider theme={light}>
      {/* keeps Fluent’s focus management alive between dialogs, as the shell’s does */}
      <Toaster announce={() => undefined} />
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <HostApiContext value={host}>
          <RouterProvider router={router} />
        </HostApiContext>
      </QueryClientProvider>
    </FluentProvider>,
  );
  // Fluent hides what is behind a dialog, and shows it again, a quarter of a second late
  container.dataset['tabsterNeverHide'] = '';
  const address = (): string => window.location.pathname + window.location.search;
  const leave = (to: string): Promise<void> => act(() => router.navigate(to));
  return { person: userEvent.setup(), toasts, calls: api.calls, address, leave };
}
