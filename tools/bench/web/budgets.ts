/** What the pages are held against: sizes and counts by tests and by `npm run bench -- web`, which measures times as well. */
export const budgets = {
  /** The dashboard at a first visit, until its figures are seen. */
  console: {
    scriptKb: 205,
    requests: 9,
    blockedMs: 100,
    readyToOneBundle: 0.9,
    readyToReactAdmin: 0.75,
    blockedToReactAdmin: 1 / 6,
    warmToCold: 0.55,
  },
  /** A screen of another remote, from the sidebar. */
  screen: { firstMs: 150, againMs: 50, scripts: 1 },
  /** A guest's page of rooms at a first visit, until they can be chosen. Photos are not counted. */
  guest: { scriptKb: 92, requests: 4, shift: 0, lcpToFluent: 0.3, readyToReact: 1.1, warmToCold: 0.55 },
  memory: { rounds: 20, growthPercent: 5 },
  scrolling: { calls: 10_000, frameMs: 33, framesPercent: 95, heapMb: 60 },
} as const;
