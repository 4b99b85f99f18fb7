/** Goes on in a task of its own, so that the page can answer in between. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go));
