const storage = 'scroll-positions';

type Positions = Record<string, number>;

let known: Positions | undefined;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** How far down each entry of the history was left, by its key; the tab keeps it over a reload. */
export const positions = (): Positions => (known ??= read());

/** To be called as the page goes. */
export function keepPositions(): void {
  try {
    sessionStorage.setItem(storage, JSON.stringify(positions()));
  } catch {
    // nothing is kept where there is no room: it begins at the top
  }
}
