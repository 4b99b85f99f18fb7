import type { Loader } from '../remotes/loading/screen-loader.ts';

/** Whether it is going to load, or loads. */
export const isUnderWay = (loader: Loader): boolean => ['idle', 'loading', 'initialising'].includes(loader.get().is);

/** Loads what somebody asked for. @returns once it is loaded, or failed */
export function beginNow(loader: Loader): Promise<void> {
  loader.begin();
  return new Promise((settled) => {
    const look = (): void => {
      if (isUnderWay(loader)) return;
      unsubscribe();
      settled();
    };
    const unsubscribe = loader.subscribe(look);
    look();
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Loads what nobody asked for, one after the other: the mark that says what froze a tab names one build, and the page is not held up. */
export function beginInTurn(loader: Loader): void {
  last = last.then(() => beginNow(loader));
}
