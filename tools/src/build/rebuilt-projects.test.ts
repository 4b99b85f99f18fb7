import { expect, test } from '@jest/globals';
import { rebuiltProjects } from './rebuilt-projects.ts';

test('what was built is told from what was there', () => {
  const said = `
   ✔  nx run mfe-guest:build  [existing outputs match the cache, left as is]
   ✔  nx run shell:build  [local cache]
   ✔  nx run mfe-operations:build
`;
  expect(rebuiltProjects(said)).toEqual(['mfe-operations']);
});
