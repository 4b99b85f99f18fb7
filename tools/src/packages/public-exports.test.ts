import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readPublicExports } from './public-exports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-exports-'));
  mkdirSync(join(folder, 'dist'));
  describePackage({ './*': { types: './dist/*.d.ts' } });
  write('kit', `export { Panel } from './panel.tsx';\nexport { Text } from '@fluentui/react-components';`);
  write('panel', panel('title: string;'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The package, by default with every module public. */
function describePackage(exports: Record<string, { types: string }>): void {
  const manifest = { name: '@booking/ui', version: '1.4.0', exports };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

const write = (module: string, text: string): void => writeFileSync(join(folder, `dist/${module}.d.ts`), text);
const panel = (props: string, comment = ''): string =>
  `import { type Tone } from './tone.ts';
type Props = { ${props} };
${comment}export declare function Panel({ title }: Props): void;`;
const hashes = (): Record<string, string> => readPublicExports(folder).exports['kit']!;

test('names what remotes may import, and nothing of the modules behind it', () => {
  expect(readPublicExports(folder)).toEqual({
    version: '1.4.0',
    takes: {},
    exports: { kit: { Panel: expect.any(String), Text: expect.any(String) } },
  });
});

test('notices a change of a type that is exported nowhere, and of the one export that is made of it', () => {
  const before = hashes();
  write('panel', panel('title: string; aside: string;'));
  expect(hashes()).toEqual({ Text: before['Text'], Panel: expect.not.stringMatching(before['Panel']!) });
});

test('notices a change in another module that a declaration takes a type of', () => {
  write('panel', panel('tone: Tone;'));
  write('tone', `export type Tone = 'good';`);
  const before = hashes();
  write('tone', `export type Tone = 'good' | 'bad';`);
  expect(hashes()['Panel']).not.toBe(before['Panel']);
});

test('takes no comment and no order of statements for a change', () => {
  const before = hashes();
  write('panel', panel('title: string;', '/** A titled surface. */\n'));
  write('kit', `export { Text } from '@fluentui/react-components';\nexport { Panel } from './panel.tsx';`);
  expect(hashes()).toEqual(before);
});

test('names a module as it is imported, wherever its file lies', () => {
  describePackage({ './kit': { types: './dist/parts/kit.d.ts' } });
  mkdirSync(join(folder, 'dist/parts'));
  write('parts/kit', `export { Panel } from '../panel.tsx';`);
  expect(readPublicExports(folder).exports).toEqual({ kit: { Panel: expect.any(String) } });
});
