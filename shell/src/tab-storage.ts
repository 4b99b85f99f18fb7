/** @returns what came of it; nothing where the browser blocks the storage of the tab, which it says by throwing */
export function withTabStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
