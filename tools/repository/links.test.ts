import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = globSync(['*.md', 'docs/**/*.md', 'api/*.md', '{api,libs}/**/README.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

test('every document links to what is there', () => {
  expect(documents.length).toBeGreaterThan(60);
  const broken = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, link]) => link!)
      .filter((link) => !existsSync(join(root, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});
