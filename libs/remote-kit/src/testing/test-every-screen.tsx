import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { expect, test } from '@jest/globals';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import type { Answering } from './answers.ts';
import { findLostAnswers, findMisreadAnswers, type Particulars } from './broken-answers.ts';
import { expectFocusBack } from './focus-back.ts';
import { settle } from './page-at-rest.ts';
import { renderScreen, type Mounted } from './render-screen.tsx';
import { sampleAnswers } from './sample-answer.ts';

type View = Particulars<Mounted> & {
  /** The address that is open; the route's path with a number in it unless said. */
  at?: string;
  /** The buttons that open a dialog, by their names in the page of samples. */
  dialogs?: string[];
};

type Route = { path: string; screen: string; at: string };

/**
 * Tests what holds for every screen of a remote. It draws no answer that breaks its contract: it says that it could not be loaded, and
 * offers to try again. Of an API that is newer it shows what can be read. A dialog gives the focus back to the button that opened it.
 * @param declaration where its remote.json is
 * @param load imports the module of a screen
 * @param views of a screen, by the path of its route, where it has more than one or is particular
 */
export function testEveryScreen(
  declaration: URL,
  load: (screen: string) => Promise<unknown>,
  views: Record<string, View[]> = {},
): void {
  const { routes } = RemoteDeclaration.parse(JSON.parse(readFileSync(declaration, 'utf8')));
  const table = routes.flatMap(({ path, screen }) =>
    (views[path] ?? [{}]).map((view): View & Route => ({ path, screen, at: path.replace(/:\w+/, '7'), ...view })),
  );
  const opening = async ({ path, screen, at }: Route) => {
    const { Screen } = (await load(screen)) as { Screen: ComponentType };
    return (answers: Answering[]) => renderScreen(Screen, { path, at, answers });
  };

  test.each(table)('the screen at $at draws no answer that breaks its contract', async (view) => {
    expect(await findMisreadAnswers(await opening(view), view)).toEqual([]);
  });

  test.each(table)('the screen at $at shows what it can read of a newer API', async (view) => {
    expect(await findLostAnswers(await opening(view), view)).toEqual([]);
  });

  const openers = table.flatMap(({ dialogs = [], ...view }) => dialogs.map((name) => ({ ...view, name })));
  if (openers.length === 0) return;
  test.each(openers)('the screen at $at gives the focus back to "$name"', async ({ name, ...view }) => {
    const open = await opening(view);
    const { calls, person } = open(sampleAnswers(view.fields));
    await settle(calls);
    await expectFocusBack(person, name);
  });
}
