import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState, LoadingState } from '../states/states.tsx';

type State<Props> = { Part?: ComponentType<Props>; failure?: Error };

const patienceMs = 10_000;

/** A chunk that failed is kept by the browser as it came; it is fetched past that before it is imported anew. */
async function renew(failure: Error | undefined): Promise<void> {
  const { request } = (failure ?? {}) as { request?: string };
  if (!request) return;
  try {
    const answer = await fetch(request, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
  } catch {
    // importing it says why
  }
}

/**
 * A component of a screen that is loaded when it is first shown, such as a dialog or a chart. Where it cannot be loaded it says so
 * in its own place and offers to try again; the screen around it, and what was typed there, stays as it is.
 * @param load imports it
 * @param label what shows meanwhile; nothing when it is empty
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, label = 'Loading…') {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (Loaded ??= await load());
  function LazyPart(props: Props): ReactNode {
    const [{ Part, failure }, setState] = useState<State<Props>>({ ...(Loaded && { Part: Loaded }) });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Part) return;
      let isHere = true;
      loadOnce().then(
        (loaded) => isHere && startTransition(() => setState({ Part: loaded })),
        (failure: Error) => isHere && setState({ failure }),
      );
      return () => {
        isHere = false;
      };
    }, [attempt, Part]);
    const retry = (): void => {
      setState({});
      void renew(failure).then(() => setAttempt((last) => last + 1));
    };
    if (failure)
      return (
        <ErrorState title="This part could not be loaded" error={failure} onRetry={retry}>
          The rest of the page stays as it is.
        </ErrorState>
      );
    if (Part) return <Part {...props} />;
    return label === '' ? null : <LoadingState label={label} />;
  }
  /** Loads it ahead, so that it shows at once. */
  LazyPart.preload = loadOnce;
  return LazyPart;
}
