/** Goes on in a task of its own, so that the page can answer in between. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
