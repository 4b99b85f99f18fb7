import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryPath } from '../src/build/build.ts';

type Graph = {
  graph: {
    nodes: Record<string, { data: { root: string } }>;
    dependencies: Record<string, { target: string }[]>;
  };
};

const folder = mkdtempSync(join(tmpdir(), 'graph-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readGraph = (): Graph['graph'] => {
  const file = join(folder, 'graph.json');
  const env = { ...process.env, NX_DAEMON: 'false' };
  execFileSync(repositoryPath('node_modules/.bin/nx'), ['graph', `--file=${file}`], {
    cwd: repositoryPath('.'),
    env,
    stdio: 'ignore',
  });
  return (JSON.parse(readFileSync(file, 'utf8')) as Graph).graph;
};

/** The projects whose code a project's own sources name; what is built is made of no test, whose texts may name others. */
const importsOf = (root: string): string[] => {
  const files = globSync(`${repositoryPath(root)}/src/**/*.{ts,tsx,mjs}`).filter((file) => !/\.test\.tsx?$/.test(file));
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '@booking\/([\w-]+)\//g)]);
  return [...new Set(names.map(([, name]) => name!))];
};

test('a build is made anew when a library it is made of changes: the task graph knows every import', () => {
  const { nodes, dependencies } = readGraph();
  for (const [name, { data }] of Object.entries(nodes)) {
    const known = dependencies[name]!.map(({ target }) => target);
    expect([name, ...known]).toEqual(expect.arrayContaining([name, ...importsOf(data.root)]));
  }
  expect(dependencies['mfe-integrations']!.map(({ target }) => target)).toContain('remote-kit');
});
