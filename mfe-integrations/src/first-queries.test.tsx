/** @jest-environment @happy-dom/jest-environment */
import { readFileSync } from 'node:fs';
import { RemoteDeclaration } from '@booking/contracts/remotes';
import { testFirstQueries } from '@booking/remote-kit/testing';
import { firstQueries } from './first-queries.ts';

const declaration = RemoteDeclaration.parse(
  JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8')),
);

testFirstQueries(
  declaration,
  firstQueries,
  (screen) => import(`./${screen}/${screen}.screen.tsx`) as ReturnType<Parameters<typeof testFirstQueries>[2]>,
);
