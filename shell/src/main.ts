import { yieldToMain } from './yield-to-main.ts';

/** What is imported runs when it is asked for, not when its script comes: each step of the start is a task of its own. */
const steps = [
  () => import(/* webpackMode: "eager" */ './boot.ts'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './theme.ts'),
  () => import(/* webpackMode: "eager" */ './remotes/loading/screen-loader.ts'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];

async function begin(): Promise<void> {
  for (const step of steps) {
    await yieldToMain();
    await step();
  }
}

void begin();
