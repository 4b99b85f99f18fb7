import type { ReactElement, ReactNode } from 'react';
import { FluentProvider, Toaster, webLightTheme } from '@fluentui/react-components';
import { afterEach } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RequestError } from '@booking/http/request-error';

afterEach(cleanup);

const themed = (element: ReactNode) => (
  <FluentProvider theme={webLightTheme}>
    {/* keeps Fluent’s focus management alive between dialogs, as the shell’s does */}
    <Toaster announce={() => undefined} />
    {element}
  </FluentProvider>
);

type Shown = {
  /** Types and clicks as a person does. */
  person: UserEvent;
  /** Draws something else in the same place. */
  change: (element: ReactElement) => void;
};

/** Mounts a part of the kit in the theme that it takes its looks from. */
export function show(element: ReactElement): Shown {
  const { rerender } = render(themed(element));
  return { person: userEvent.setup(), change: (next) => rerender(themed(next)) };
}

/** An answer of the API that is no success. */
export const refusal = (status: number, error: string, issues?: { path: string; message: string }[]): RequestError =>
  new RequestError({
    ...{ method: 'GET', url: '/api/admin/calls', sentHeaders: {}, responseHeaders: {}, duration: 1 },
    ...{ ok: false, status, statusText: '', body: { error, issues } },
  });
