import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { addressOf } from '@booking/contracts/endpoint';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { ask, type FirstQueries } from '../first-queries.ts';
import { waiting } from './answers.ts';
import type { Call } from './fake-api.ts';
import { renderScreen } from './render-screen.tsx';

const answers = Object.values(allEndpoints).flatMap((endpoints) => Object.values(endpoints).map(waiting));

function addressIn({ endpoint, input }: Call): string {
  const { params, query } = input as { params?: object; query?: object };
  return addressOf(endpoint, params, query);
}

/**
 * Tests that each screen of a remote asks first what its `first-queries.ts` says, so that nothing is preloaded in vain.
 * @param declaration where its remote.json is
 * @param load imports the module of a screen
 */
export function testFirstQueries(
  declaration: URL,
  firstQueries: FirstQueries,
  load: (screen: string) => Promise<unknown>,
): void {
  const { routes } = RemoteDeclaration.parse(JSON.parse(readFileSync(declaration, 'utf8')));
  test.each(Object.entries(firstQueries))('the screen at %s asks what its page preloads', async (path, queries) => {
    const { screen } = routes.find((route) => route.path === path)!;
    const { Screen } = (await load(screen)) as { Screen: ComponentType };
    const { calls } = renderScreen(Screen, { path, answers });
    const asked = calls.map(addressIn);
    queries.forEach(ask);
    const preloaded = calls.slice(asked.length).map(addressIn);
    expect(preloaded).toHaveLength(queries.length);
    expect(asked).toEqual(expect.arrayContaining(preloaded));
  });
}
