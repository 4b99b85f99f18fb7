import { useEffect, useState } from 'react';

type LaterSteps = typeof import('./later-steps.tsx');

let loaded: LaterSteps | undefined;

/** Loads what comes after a choice. Who opens the page looks at rooms first, so it is no part of the script of the page. */
export async function loadLaterSteps(): Promise<LaterSteps> {
  loaded ??= await import(/* webpackChunkName: "later-steps" */ './later-steps.tsx');
  return loaded;
}

const tryAgainMs = 2_000;

/** Undefined while they are on their way, which is until there is a connection. A page that begins with them has them. */
export function useLaterSteps(): LaterSteps | undefined {
  const [steps, setSteps] = useState(loaded);
  useEffect(() => {
    if (steps) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      loadLaterSteps().then(setSteps, () => (waiting = setTimeout(load, tryAgainMs)));
    };
    load();
    return () => clearTimeout(waiting);
  }, [steps]);
  return steps;
}

/** Whether the server rendered a page from a session that is past the choice of a room. */
export const beginsWithLaterSteps = (queries: readonly { state: { data?: unknown } }[]): boolean =>
  queries.some(({ state: { data } }) => {
    const { session } = Object(data) as { session?: { status?: unknown } };
    return session !== undefined && session.status !== 'available';
  });
