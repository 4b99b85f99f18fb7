import { yieldToMain } from './yield-to-main.ts';

// what is imported runs when it is asked for, not when its script comes: each step of the start is a task of its own
void yieldToMain().then(() => import(/* webpackMode: "eager" */ './start.tsx'));
