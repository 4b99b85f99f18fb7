import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  around,
  assets,
  digest,
  files,
  integrity,
  reasonsOf,
  release,
  screenAt,
  shell,
} from '../test/laundry-release.ts';
import { admissionReasons } from './admission.ts';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { buildDigest } from './build-digest.ts';

/** The release with its routes replaced, and a sidebar that leads to the first of them. */
const withRoutes = (...paths: string[]): RemoteRelease => ({ ...release, routes: paths.map(screenAt), nav: [] });

test('a sound build is admitted', () => {
  expect(reasonsOf(release)).toEqual([]);
});

test('the digest names the files, in whatever order they are listed', () => {
  const turned = Object.fromEntries(Object.entries(assets).reverse());
  expect(buildDigest(turned)).toBe(digest);
  expect(buildDigest({ ...assets, '42.js': integrity('c') })).not.toBe(digest);
});

test('a container has the name of its own remote', () => {
  const container = 'mfe_kitchen_0123456789abcdef';
  expect(reasonsOf({ ...release, container })).toEqual([
    'container: It is mfe_kitchen_0123456789abcdef, and has to begin with mfe_laundry_.',
  ]);
});

test('a release with getPublicPath is refused, which is code', () => {
  expect(reasonsOf({ ...release, getPublicPath: 'return "/"' })).toEqual([
    'the file as a whole: It has getPublicPath, which is code that would be run in the page.',
  ]);
});

describe('the host API', () => {
  test('has to be in range of the shell that runs', () => {
    expect(reasonsOf({ ...release, hostApi: '^2.0.0' }, { ...around, shells: [shell] })).toEqual([
      'hostApi: It asks for host API ^2.0.0, and the shell that runs offers 1.2.0.',
    ]);
  });

  test('and of the shell before it', () => {
    expect(reasonsOf({ ...release, hostApi: '^1.2.0' })).toEqual([
      'hostApi: It asks for host API ^1.2.0, and the shell before it, whose tabs may still be open, offers 1.1.0.',
    ]);
  });

  test('is asked for by a range', () => {
    expect(reasonsOf({ ...release, hostApi: 'latest' })).toEqual(['hostApi: "latest" is no range of versions.']);
  });
});

describe('what it takes from the shell', () => {
  const taking = (takes: RemoteRelease['takes']) => reasonsOf({ ...release, takes }, { ...around, shells: [shell] });

  test.each([
    ['dayjs', '^1.0.0', [], 'dayjs is unknown: the shell that runs does not provide it.'],
    ['constructor', '^1.0.0', [], 'constructor is unknown: the shell that runs does not provide it.'],
    ['react', '^18.3.0', [], 'It needs react ^18.3.0, and the shell that runs provides 19.3.1.'],
    ['react', 'newest', [], '"newest" is no range of versions.'],
    [
      'react',
      '^19.3.0',
      ['useState', 'useSpell', 'toString'],
      'It imports useSpell, toString from react, which the shell that runs does not export.',
    ],
  ])('%s %s %j', (module, range, names, problem) => {
    expect(taking({ [module]: { range, names } })).toEqual([`takes.${module}: ${problem}`]);
  });

  test('has to be in the shell before it, too', () => {
    const before = { ...shell, gives: { react: { version: '19.2.0', names: [] } } };
    expect(reasonsOf(release, { ...around, shells: [shell, before] })).toEqual([
      expect.stringMatching(/^takes\.react: It needs react \^19\.3\.0, and the shell before it.* provides 19\.2\.0\.$/),
      expect.stringMatching(/^takes\.react: It imports useState from react, which the shell before it/),
    ]);
  });
});

describe('routes', () => {
  test.each([
    ['/orders', 'mfe-kitchen has the route /orders, which matches the same addresses as /orders.'],
    ['/Orders/:id/', 'mfe-kitchen has the route /orders/:order, which matches the same addresses as /Orders/:id/.'],
    ['/sign-in', 'The shell keeps /sign-in for itself, with all below it.'],
    ['/Sign-In/:step', 'The shell keeps /sign-in for itself, with all below it.'],
  ])('%s is taken', (path, problem) => {
    expect(reasonsOf(withRoutes(path))).toEqual([`routes.0.path: ${problem}`]);
  });

  test.each(['/orders/new', '/orders/:order/bags', '/order', '/sign-in-sheet'])('%s is free', (path) => {
    expect(reasonsOf(withRoutes(path))).toEqual([]);
  });

  test('do not clash with those of the build that is live', () => {
    const self = { id: release.id, routes: release.routes };
    expect(reasonsOf(release, { ...around, others: [self] })).toEqual([]);
  });

  test('stand there once', () => {
    expect(reasonsOf(withRoutes('/a/:id', '/a/new', '/a/:other'))).toEqual([
      'routes.2.path: /a/:other matches the same addresses as /a/:id, a route before it.',
    ]);
  });

  test('are where the sidebar leads', () => {
    const nav = [{ label: 'Orders', path: '/orders', icon: 'apps', order: 1 }];
    expect(reasonsOf({ ...release, nav })).toEqual([
      'nav.0.path: Orders leads to /orders, which is no route of this remote.',
    ]);
  });

  test('show screens that were built', () => {
    expect(reasonsOf({ ...release, screens: ['laundry'] })).toEqual([
      'routes.1.screen: /laundry/:id shows the screen bag, which the build does not expose.',
    ]);
  });
});

test('everything that stands in the way is said at once, and one wrong field hides no other', () => {
  const { version: _, ...unversioned } = release;
  const fields = admissionReasons(
    {
      ...unversioned,
      assets: { ...assets, '42.js': 'none' },
      hostApi: '^9.0.0',
      routes: [screenAt('/orders')],
      extra: 1,
    },
    { ...around, shells: [shell], largest: 10 },
    files,
  ).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      'version',
      'assets.42.js',
      'the file as a whole',
      'hostApi',
      'routes.0.path',
      'nav.0.path',
      'bytes',
    ]),
  );
});

describe('whatever is sent', () => {
  const isSaid = (text: string): boolean => /^\S.*[.)]$/s.test(text);

  test('any JSON is answered with reasons, each a sentence and what to do', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (candidate) => {
        const reasons = admissionReasons(candidate, around, files);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { field, problem, fix } of reasons)
          expect([field !== '', isSaid(problem), isSaid(fix)]).toEqual([true, true, true]);
      }),
    );
  });

  test('a sound build with any one field replaced is answered, too', () => {
    const oneField = fc.constantFrom(...Object.keys(release));
    fc.assert(
      fc.property(oneField, fc.jsonValue(), (field, value) => {
        expect(admissionReasons({ ...release, [field]: value }, around, files)).toBeInstanceOf(Array);
      }),
    );
  });
});
