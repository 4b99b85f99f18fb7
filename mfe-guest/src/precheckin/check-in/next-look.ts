const latestMs = 30 * 60_000;
const againMs = 15_000;

/** After how many ms to look whether check-in is open, when it should be in `untilOpen` ms by the phone's clock. */
export const nextLook = (untilOpen: number): number => (untilOpen > 0 ? Math.min(untilOpen, latestMs) : againMs);
