/** @jest-environment @happy-dom/jest-environment */
import { testFirstQueries } from '@booking/remote-kit/testing';
import { firstQueries } from './first-queries.ts';

testFirstQueries(
  new URL('../remote.json', import.meta.url),
  firstQueries,
  (screen) => import(`./${screen}/${screen}.screen.tsx`),
);
