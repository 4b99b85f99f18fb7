let resolve: () => void;

/** Settles once a screen of a remote stands on the page. */
export const firstScreenShown = new Promise<void>((shown) => (resolve = shown));

export const markScreenShown = (): void => resolve();
