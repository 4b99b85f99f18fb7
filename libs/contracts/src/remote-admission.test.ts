import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { admissionReasons } from './remote-admission.ts';
import { buildDigest } from './remote-digest.ts';
import type { Surroundings } from './remote-releases.ts';
import type { RemoteRelease, ShellOffer } from './remotes.ts';
import { storedFile, type StoredFile } from './stored-file.ts';

const integrity = (letter: string): string => `sha384-${letter.repeat(64)}`;
const files = new Map<string, StoredFile>([
  ['remoteEntry.js', { bytes: 1000, integrity: integrity('a'), enforces: [integrity('b')] }],
  ['42.js', { bytes: 2000, integrity: integrity('b'), enforces: [] }],
]);
const assets = Object.fromEntries([...files].map(([file, stored]) => [file, stored.integrity]));
const digest = buildDigest(assets);

const release: RemoteRelease = {
  id: 'mfe-laundry',
  version: '1.2.3',
  hostApi: '^1.1.0',
  routes: [
    { path: '/laundry', screen: 'laundry', title: 'Laundry', frame: 'console' },
    { path: '/laundry/:id', screen: 'bag', title: 'Bag', frame: 'console' },
  ],
  nav: [{ label: 'Laundry', path: '/laundry', icon: 'apps', order: 120 }],
  digest,
  entry: `/remotes/mfe-laundry/${digest}/remoteEntry.js`,
  screens: ['laundry', 'bag'],
  assets,
  bytes: 3000,
  takes: { react: { range: '^19.3.0', names: ['useState'] } },
};

const shell: ShellOffer = {
  digest: '0123456789abcdef',
  hostApi: '1.2.0',
  gives: { react: { version: '19.3.1', names: ['useState', 'useEffect'] } },
  paths: ['/sign-in'],
};
const screenAt = (path: string) => ({ path, screen: 'laundry', title: 'Laundry', frame: 'console' as const });
const around: Surroundings = {
  shells: [shell, { ...shell, hostApi: '1.1.0' }],
  others: [{ id: 'mfe-kitchen', routes: [screenAt('/orders'), screenAt('/orders/:order')] }],
  largest: 3000,
};

const reasonsOf = (candidate: unknown, surroundings = around, stored: ReadonlyMap<string, StoredFile> = files) =>
  admissionReasons(candidate, surroundings, stored).map(({ field, problem }) => `${field}: ${problem}`);

/** The release with its routes replaced, and a sidebar that leads to the first of them. */
const withRoutes = (...paths: string[]): RemoteRelease => ({ ...release, routes: paths.map(screenAt), nav: [] });
const withFiles = (changed: Partial<Record<string, StoredFile>>) =>
  new Map(
    Object.entries({ ...Object.fromEntries(files), ...changed }).flatMap(([name, file]) =>
      file ? [[name, file]] : [],
    ),
  );

test('a sound build is admitted', () => {
  expect(reasonsOf(release)).toEqual([]);
});

test('the digest names the files, in whatever order they are listed', () => {
  const turned = Object.fromEntries(Object.entries(assets).reverse());
  expect(buildDigest(turned)).toBe(digest);
  expect(buildDigest({ ...assets, '42.js': integrity('c') })).not.toBe(digest);
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

describe('files', () => {
  test.each([
    ['is missing', { '42.js': undefined }, ['assets.42.js: The file is not there.']],
    [
      'differs by a byte',
      { '42.js': { bytes: 2000, integrity: integrity('c'), enforces: [] } },
      ['assets.42.js: The file that is there has another integrity.'],
    ],
    [
      "is nobody's",
      { '43.js': { bytes: 0, integrity: integrity('c'), enforces: [] } },
      ['assets.43.js: The file is there, but has no integrity.'],
    ],
    [
      'has another size',
      { '42.js': { bytes: 1999, integrity: integrity('b'), enforces: [] } },
      ['bytes: It says 3,000 bytes, and the files are 2,999 bytes.'],
    ],
  ])('one that %s is refused', (_, changed, reasons) => {
    expect(reasonsOf(release, around, withFiles(changed))).toEqual(reasons);
  });

  test('each have an integrity', () => {
    const { '42.js': _, ...others } = assets;
    expect(reasonsOf({ ...release, assets: { ...others, '42.js': '' } })).toEqual([
      'assets.42.js: The file has no sha384 integrity.',
    ]);
  });

  const unchecked =
    'assets.42.js: remoteEntry.js does not hold it to its integrity, so whatever came in its place would run.';
  const chunk = integrity('b');
  test.each([
    ['names it', `const of = { 42: '${chunk}' }; script.integrity = of[id];`, []],
    ['is minified', `s.h={42:"${chunk}"},a.integrity=s.h[n]`, []],
    ['names that of another file', `s.h={42:"${integrity('c')}"},a.integrity=s.h[n]`, [unchecked]],
    ['names it and tells no script', `s.h={42:"${chunk}"}`, [unchecked]],
    ['only asks about it', `if (script.integrity === '${chunk}') run();`, [unchecked]],
  ])('are held to their integrity by the entry: one that %s', (_, entry, reasons) => {
    const { enforces } = storedFile(Buffer.from(entry));
    const stored = { ...files.get('remoteEntry.js')!, enforces };
    expect(reasonsOf(release, around, withFiles({ 'remoteEntry.js': stored }))).toEqual(reasons);
  });

  test('begin with the one that is loaded first', () => {
    const chunk = new Map([...files].filter(([name]) => name === '42.js'));
    const rest = { '42.js': assets['42.js']! };
    const named = buildDigest(rest);
    const entry = `/remotes/mfe-laundry/${named}/remoteEntry.js`;
    expect(reasonsOf({ ...release, assets: rest, digest: named, entry, bytes: 2000 }, around, chunk)).toEqual([
      'assets.remoteEntry.js: The file that is loaded first is missing.',
    ]);
  });

  test('are what the digest says', () => {
    const other = 'fedcba9876543210';
    const entry = `/remotes/mfe-laundry/${other}/remoteEntry.js`;
    expect(reasonsOf({ ...release, digest: other, entry })).toEqual([
      `digest: It is ${other}, and that of the assets is ${digest}.`,
    ]);
  });

  test('are looked for where they lie', () => {
    const entry = 'https://elsewhere.example/remoteEntry.js';
    expect(reasonsOf({ ...release, entry })).toEqual([
      `entry: It is ${entry}, and has to be /remotes/mfe-laundry/${digest}/remoteEntry.js.`,
    ]);
  });

  test('are not too heavy, whatever the build says of itself', () => {
    const tooHeavy = 'bytes: The build weighs 3,000 bytes, and may weigh 2,999 bytes.';
    const small = { ...around, largest: 2999 };
    expect(reasonsOf(release, small)).toEqual([tooHeavy]);
    expect(reasonsOf({ ...release, bytes: 10 }, small)).toContain(tooHeavy);
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
