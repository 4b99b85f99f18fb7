import type { PromiseCheck } from './promise-check.ts';
import { abuse } from './promises/abuse.ts';
import { accounts } from './promises/accounts.ts';
import { data } from './promises/data.ts';
import { guests } from './promises/guests.ts';
import { reliability } from './promises/reliability.ts';
import { voice } from './promises/voice.ts';

/** Every promise of docs/promises.md, by its section there. */
export const sections: { name: 'security' | 'reliability'; number: 2 | 3; title: string; checks: PromiseCheck[] }[] = [
  {
    name: 'security',
    number: 2,
    title: 'Security and privacy',
    checks: [...accounts, ...voice, ...guests, ...abuse, ...data],
  },
  { name: 'reliability', number: 3, title: 'Reliability', checks: reliability },
];
