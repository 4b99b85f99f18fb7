import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { repositoryPath } from '../../../tools/src/build/build.ts';
import { buildRemote } from './newer-tree.ts';

/** Source of what never ends: components that wait and that update for ever. */
export const endless = `import { use, useEffect, useState } from 'react';
  const forEver = new Promise(() => undefined);
  const Suspends = () => use(forEver);
  function Loops() {
    const [count, setCount] = useState(0);
    useEffect(() => setCount(count + 1));
    return <p>Loop {count}</p>;
  }
`;

/** Where builds are made of sources that no team would ship. */
export type Workshop = {
  /**
   * Builds a remote as its team would. @param sources of its screens, by their names; those left out are empty
   * @param slots that it has; their modules are put there beforehand
   * @returns where its release.json is
   */
  build: (
    remote: Pick<RemoteDeclaration, 'id' | 'hostApi' | 'routes' | 'nav'>,
    version: string,
    sources: Record<string, string>,
    slots?: RemoteDeclaration['slots'],
  ) => Promise<string>;
  /** Puts another file into the workshop, such as styles of a screen or the module of a slot. */
  put: (path: string, text: string) => void;
  remove: () => void;
};

const empty = 'export const Screen = () => null;';

export function openWorkshop(): Workshop {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'booking-workshop-')));
  for (const name of ['libs', 'node_modules']) symlinkSync(repositoryPath(name), join(folder, name));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    put,
    build: async ({ id, hostApi, routes, nav }, version, sources, slots) => {
      const declaration: RemoteDeclaration = { id, version, hostApi, routes, nav, slots };
      put(`${id}/remote.json`, JSON.stringify(declaration));
      const declared = Object.fromEntries(routes.map(({ screen }) => [screen, empty]));
      for (const [screen, source] of Object.entries({ ...declared, ...sources }))
        put(`${id}/src/${screen}/${screen}.screen.tsx`, source);
      await buildRemote(join(folder, id));
      return join(folder, 'dist/remotes', id);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
