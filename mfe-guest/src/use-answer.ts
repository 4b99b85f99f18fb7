import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask } from './ask.ts';
import type { Answered, Given } from './contract.ts';
import { WrittenContext, type Readable } from './written.ts';

export type Answer<Data> = { data: Data | undefined; error: Error | null; reload: () => Promise<void> };

/**
 * What the server answers: as written into the page, or asked for; what is missing is asked for again when the network is back.
 * What was there stays when a reload fails.
 * @param given `undefined` asks nothing
 */
export function useAnswer<N extends Readable>(name: N, given: Given<N> | undefined): Answer<Answered<N>> {
  const read = useContext(WrittenContext);
  const [data, setData] = useState(() => given && read(name, given));
  const [error, setError] = useState<Error | null>(null);
  const asked = useRef(0);

  const reload = async (): Promise<void> => {
    if (!given) return;
    const mine = ++asked.current;
    const isLatest = (): boolean => mine === asked.current;
    await ask(name, given).then(
      (answer) => {
        if (!isLatest()) return;
        setData(answer);
        setError(null);
      },
      (failure: Error) => {
        if (isLatest()) setError(failure);
      },
    );
  };

  const loadMissing = useEffectEvent(() => {
    if (data === undefined || error) void reload();
  });
  useEffect(() => {
    const load = (): void => loadMissing();
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);

  return { data, error, reload };
}
