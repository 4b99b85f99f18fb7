import type { Line } from '../bench.ts';
import { budgets } from './budgets.ts';
import { measureLoads, type Loads } from './loads.ts';
import type { Part } from './part.ts';
import { figuresOfConsole } from './ready.mjs';
import { openConsoles } from './yardsticks/yardsticks.ts';

const budget = budgets.console;
const bundle = 'ours as one bundle';
const atMost = (atMost: number) => ({ kind: 'value', atMost }) as const;
const toIt = (atMost: number) => ({ kind: 'ratio', atMost }) as const;

type Measured = Record<'ours' | 'oneBundle' | 'reactAdmin' | 'refine', Loads>;

const linesOf = ({ ours: { cold, warm }, oneBundle, reactAdmin, refine }: Measured): Line[] => {
  const beside = (
    what: string,
    { cold: value }: Loads,
    key: 'ready' | 'lcp' | 'firstPaint' | 'blocked' | 'sentKb',
  ) => ({
    yardstick: { what, value: value[key] },
  });
  return [
    {
      what: 'Console, cold: figures seen, beside the same screens in one bundle',
      value: cold.ready,
      unit: 'ms',
      ...beside(bundle, oneBundle, 'ready'),
      target: toIt(budget.readyToOneBundle),
    },
    {
      what: 'Console, cold: figures seen, beside react-admin',
      value: cold.ready,
      unit: 'ms',
      ...beside('react-admin', reactAdmin, 'ready'),
      target: toIt(budget.readyToReactAdmin),
    },
    {
      what: 'Console, cold: figures seen, beside refine',
      value: cold.ready,
      unit: 'ms',
      ...beside('refine', refine, 'ready'),
    },
    { what: 'Console, cold: largest paint', value: cold.lcp, unit: 'ms', ...beside(bundle, oneBundle, 'lcp') },
    {
      what: 'Console, cold: first paint',
      value: cold.firstPaint,
      unit: 'ms',
      ...beside(bundle, oneBundle, 'firstPaint'),
    },
    {
      what: 'Console, cold: blocked',
      value: cold.blocked,
      unit: 'ms',
      ...beside(bundle, oneBundle, 'blocked'),
      target: atMost(budget.blockedMs),
    },
    {
      what: 'Console, cold: blocked, beside react-admin',
      value: cold.blocked,
      unit: 'ms',
      ...beside('react-admin', reactAdmin, 'blocked'),
      target: toIt(budget.blockedToReactAdmin),
    },
    { what: 'Console, cold: sent', value: cold.sentKb, unit: 'KB', ...beside(bundle, oneBundle, 'sentKb') },
    {
      what: 'Console, cold: sent, beside react-admin',
      value: cold.sentKb,
      unit: 'KB',
      ...beside('react-admin', reactAdmin, 'sentKb'),
    },
    { what: 'Console, cold: script', value: cold.scriptKb, unit: 'KB', target: atMost(budget.scriptKb) },
    {
      what: 'Console, cold: requests before data',
      value: cold.requests,
      unit: 'requests',
      target: atMost(budget.requests),
    },
    { what: 'Console, cold: layout shift', value: cold.shift, unit: 'times' },
    {
      what: 'Console, second visit: figures seen',
      value: warm.ready,
      unit: 'ms',
      yardstick: { what: 'the first', value: cold.ready },
      target: toIt(budget.warmToCold),
    },
  ];
};

/** The dashboard of somebody signed in. */
export const consolePart: Part = {
  name: 'console',
  async measure(place, { rounds, signal }) {
    const { close, ...yardsticks } = await openConsoles(place);
    const ours = { address: `${place.url}/`, isReady: figuresOfConsole, cookies: place.cookies };
    try {
      return linesOf(await measureLoads(place, { ours, ...yardsticks }, rounds, signal));
    } finally {
      await close();
    }
  },
};
