/** Does something when the page has nothing better to do. */
export const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(work, { timeout: 5000 }) : void setTimeout(work, 2000);
