const ALLOWED = 5;
const MEMORY_MS = 60_000;

/** Counts the requests of one client. */
export type RateMeter = {
  /** Notes a request at an instant (epoch ms) and tells whether it has to be refused. */
  isTooMany(at: number): boolean;
  /** Requests beyond the limit so far. */
  breaches(): number;
};

/** Over five requests in `seconds` is a breach. The first is only noted; more within a minute of one are refused. */
export function createRateMeter(seconds: number): RateMeter {
  let recent: number[] = [];
  let breaches = 0;
  let lastBreach = -Infinity;

  return {
    isTooMany: (at) => {
      recent = [...recent.filter((each) => each > at - seconds * 1000), at];
      if (recent.length <= ALLOWED) return false;
      const isRepeated = at - lastBreach < MEMORY_MS;
      breaches += 1;
      lastBreach = at;
      return isRepeated;
    },
    breaches: () => breaches,
  };
}
