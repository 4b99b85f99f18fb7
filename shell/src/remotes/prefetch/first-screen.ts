let resolve: () => void;

/** Settles once a screen of a remote stands on the page. */
export const firstScreenShown = new Promise<void>((shown) => (resolve = shown));

export const markScreenShown = (): void => resolve();

let rest: () => void;

/** Settles once what somebody came for is shown and nothing is asked any more. */
export const pageRested = new Promise<void>((rested) => (rest = rested));

export const markPageRested = (): void => rest();
