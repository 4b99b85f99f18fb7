import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryPath } from '../src/build/build.ts';

/** The text of a file by its path in the repository; undefined where there is none. */
type Read = (path: string) => string | undefined;
type Step = { number: number; path: string; words: string; isDoor: boolean };

const mostFiles = 29;

/** The ways of a document: `##` a way, `###` a section, whose first file is a door. */
function waysIn(document: string): [title: string, steps: Step[]][] {
  const [, ...ways] = document.split(/^## /m);
  return ways.map((way) => {
    const steps = way.split(/^### /m).flatMap((section) =>
      [...section.matchAll(/^(\d+)\. \[[^\]]+\]\(([^)]+)\)(.*)$/gm)].map(([, number, link, words], index) => ({
        number: Number(number),
        path: posix.join('docs', link!),
        words: words!,
        isDoor: index === 0,
      })),
    );
    return [way.split('\n')[0]!, steps];
  });
}

/** Where the `exports` of a library have what is imported of it. */
function pathInLibrary(specifier: string, read: Read): string | undefined {
  const [, library, name] = /^@booking\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const { exports = {} } = JSON.parse(read(`libs/${library}/package.json`) ?? '{}') as {
    exports?: Record<string, string>;
  };
  const targets = Object.entries(exports).map(([key, target]) => {
    const [before, after] = key.slice(2).split('*') as [string, string?];
    if (after === undefined) return before === name ? target : undefined;
    const fits = name!.startsWith(before) && name!.endsWith(after);
    return fits ? target.replaceAll('*', name!.slice(before.length, name!.length - after.length)) : undefined;
  });
  const found = targets.flatMap((target) => (target ? [posix.join('libs', library!, target)] : []));
  return found.find((path) => read(path) !== undefined);
}

/** What a file imports of this repository; also files that it starts by their path. */
function importsOf(path: string, read: Read): string[] {
  const specifiers = [...(read(path) ?? '').matchAll(/'(\.{1,2}\/[^'\s]+|@booking\/[^'\s]+)'/g)].map(([, one]) => one!);
  return specifiers.flatMap((specifier) => {
    const local = posix.join(posix.dirname(path), specifier);
    return (specifier.startsWith('.') ? local : pathInLibrary(specifier, read)) ?? [];
  });
}

/** Whether a file implements one of these ports. */
function isBehindPort(text: string, ports: readonly string[], read: Read): boolean {
  const classes = ports.flatMap((port) => [...(read(port) ?? '').matchAll(/^export abstract class (\w+)/gm)]);
  return classes.some(([, name]) => new RegExp(`\\b(extends|implements) ${name}\\b`).test(text));
}

/** Whether one of the files before it leads to a step: by import, over one other file, by a port, or by a name that both have. */
function isReached({ path, words }: Step, before: readonly string[], read: Read): boolean {
  const direct = before.flatMap((each) => importsOf(each, read));
  const near = new Set([...direct, ...direct.flatMap((each) => importsOf(each, read))]);
  if (near.has(path)) return true;
  const text = read(path) ?? '';
  const ports = [...near].filter((each) => each.endsWith('.port.ts'));
  if (isBehindPort(text, ports, read)) return true;
  const names = [...words.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return names.some((name) => text.includes(name) && before.some((each) => read(each)?.includes(name)));
}

/** What is wrong with the ways of a document. */
const faultsIn = (document: string, read: Read): string[] =>
  waysIn(document)
    .filter(([, steps]) => steps.length > 0)
    .flatMap(([title, steps]) => {
      const paths = steps.map(({ path }) => path);
      const faults = steps.flatMap((step, index) => {
        const { number, path, isDoor } = step;
        if (read(path) === undefined) return [`${path} is not there`];
        if (paths.indexOf(path) < index) return [`${path} is named twice`];
        if (number !== index + 1) return [`${path} has the number ${number} and is file ${index + 1}`];
        return isDoor || isReached(step, paths.slice(0, index), read) ? [] : [`nothing before ${path} leads there`];
      });
      return [...faults, ...(steps.length > mostFiles ? [`${steps.length} files`] : [])].map(
        (fault) => `${title}: ${fault}`,
      );
    });

const known = new Map<string, string | undefined>();
const readHere: Read = (path) => {
  if (!known.has(path))
    known.set(path, existsSync(repositoryPath(path)) ? readFileSync(repositoryPath(path), 'utf8') : undefined);
  return known.get(path);
};

test('docs/walks.md leads from file to file, without a way back, in fewer than 30 files each', () => {
  const document = readHere('docs/walks.md')!;
  expect(waysIn(document).filter(([, steps]) => steps.length > 10)).toHaveLength(5);
  expect(faultsIn(document, readHere)).toEqual([]);
});

const madeUp: Record<string, string> = {
  'api/lamps.controller.ts': `import { LampsService } from './lamps.service.ts';`,
  'api/lamps.service.ts': `import { Mains } from './mains.port.ts';\nimport { LampsRepository } from './lamps.repository.ts';`,
  'api/lamps.repository.ts': `import { LampEntity } from './lamp.entity.ts';`,
  'api/lamp.entity.ts': '',
  'api/mains.port.ts': 'export abstract class Mains {}',
  'api/grid.client.ts': 'export class Grid extends Mains { readonly name = "grid"; }',
  'api/grid-webhook.controller.ts': `await this.inbox.accept({ provider: 'grid' });`,
  'api/grid-inbox.service.ts': `this.inbox.register('grid', work);\nimport { watts } from '@booking/lamps/watts';`,
  'libs/lamps/package.json': '{ "exports": { "./*": "./src/*.ts" } }',
  'libs/lamps/src/watts.ts': 'export const watts = 40;',
  'api/chairs.service.ts': '',
};
const readMadeUp: Read = (path) => madeUp[path];

const step = (number: number, path: string, words = 'does something.'): string =>
  `${number}. [name](../${path}) ${words}`;
const way = [
  '## A lamp is lit',
  step(1, 'api/lamps.controller.ts'),
  step(2, 'api/lamps.service.ts'),
  step(3, 'api/lamp.entity.ts'),
  step(4, 'api/grid.client.ts'),
  '### The grid answers',
  step(5, 'api/grid-webhook.controller.ts'),
  step(6, 'api/grid-inbox.service.ts', "is registered for `'grid'`."),
  step(7, 'libs/lamps/src/watts.ts'),
];

test('a way may go by an import, over one file, by a port, by a name, and through a new door', () => {
  expect(faultsIn(way.join('\n'), readMadeUp)).toEqual([]);
});

test.each<[string, string[], string]>([
  ['a file that is not there', [step(8, 'api/tables.service.ts')], 'api/tables.service.ts is not there'],
  ['a file that is named before', [step(8, 'api/lamps.service.ts')], 'api/lamps.service.ts is named twice'],
  [
    'a file that nothing leads to',
    [step(8, 'api/chairs.service.ts')],
    'nothing before api/chairs.service.ts leads there',
  ],
  [
    'a name that one of both lacks',
    [step(8, 'api/chairs.service.ts', "hears `'grid'`.")],
    'nothing before api/chairs.service.ts leads there',
  ],
  ['a wrong number', [step(9, 'api/mains.port.ts')], 'api/mains.port.ts has the number 9 and is file 8'],
])('refuses %s', (_, more, fault) => {
  expect(faultsIn([...way, ...more].join('\n'), readMadeUp)).toEqual([`A lamp is lit: ${fault}`]);
});

test('refuses 30 files', () => {
  const many = Array.from({ length: 30 }, (_, index) => `api/lamp-${index}.service.ts`);
  const all = Object.fromEntries(many.map((path, index) => [path, `import './lamp-${index + 1}.service.ts';`]));
  const long = ['## Many lamps', ...many.map((path, index) => step(index + 1, path))].join('\n');
  expect(faultsIn(long, (path) => all[path])).toEqual(['Many lamps: 30 files']);
});
