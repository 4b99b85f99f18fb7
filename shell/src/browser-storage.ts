/** @returns what came of it; nothing where the browser blocks its storage, which it says by throwing */
function within<Result>(storageOf: () => Storage, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(storageOf());
  } catch {
    return undefined;
  }
}

/** What the tab keeps until it is closed. */
export const withTabStorage = <Result>(act: (storage: Storage) => Result): Result | undefined =>
  within(() => sessionStorage, act);

/** What the browser keeps, of all tabs. */
export const withBrowserStorage = <Result>(act: (storage: Storage) => Result): Result | undefined =>
  within(() => localStorage, act);
