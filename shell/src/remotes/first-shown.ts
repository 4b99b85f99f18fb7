let tell: () => void;

/** Settles once a screen of a remote stands on the page. */
export const firstShown = new Promise<void>((shown) => (tell = shown));

export const noteShown = (): void => tell();
