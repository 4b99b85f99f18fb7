import { yieldToMain } from './yield-to-main.ts';

/** What is imported runs when it is asked for, not when its script comes: each step of the start is a task of its own. */
async function begin(): Promise<void> {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './boot.ts');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './start.tsx');
}

void begin();
