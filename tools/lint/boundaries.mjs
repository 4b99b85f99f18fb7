import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

// Who may import whom. Every rule here is proven by a deliberate violation in tools/repository/boundaries.test.ts.

const libs = (...names) => names.map((name) => `lib:${name}`);
const may = (sourceTag, onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });
const ofBrowsers = libs('contracts', 'admission', 'hotel', 'http', 'ui', 'remote-kit');
/** Of them the pages of guests alone are in several languages. */
const ofGuests = [...ofBrowsers, ...libs('languages')];

/** Between projects. */
export const projectBoundaries = {
  '@nx/enforce-module-boundaries': [
    'error',
    {
      allow: [],
      // one file of a library may come later than the others: the dark theme does
      checkDynamicDependenciesExceptions: ['@booking/**'],
      depConstraints: [
        may('lib:contracts', []),
        may('lib:admission', libs('contracts')),
        may('lib:environment', libs('contracts')),
        may('lib:hotel', []),
        may('lib:spoken-language', libs('hotel')),
        may('lib:languages', libs('hotel')),
        may('lib:simulators', []),
        may('lib:http', libs('contracts')),
        may('lib:ui', libs('http', 'contracts', 'hotel')),
        may('lib:remote-kit', libs('http', 'contracts', 'admission', 'hotel', 'ui')),
        may('app:shell', ofBrowsers),
        may('app:mfe', ofGuests),
        may('app:api', libs('contracts', 'admission', 'environment', 'http', 'hotel', 'languages', 'spoken-language')),
        may('app:tools', libs('contracts', 'admission', 'environment', 'remote-kit')),
      ],
    },
  ],
};

const restrict = (files, ...patterns) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/test/**', '**/e2e/**'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** The root of this package names every icon there is, and each of those draws itself by styles made at run time. */
const iconByIcon = {
  regex: '^@fluentui/react-icons$',
  allowTypeImports: true,
  message: 'Import each icon from its own file: @fluentui/react-icons/headless/svg/….',
};
const entriesOfUi = {
  group: [
    '@booking/ui/*',
    '!@booking/ui/kit',
    '!@booking/ui/form',
    '!@booking/ui/overlays',
    '!@booking/ui/grid',
    '!@booking/ui/enter',
    '!@booking/ui/scroll-region',
  ],
  message:
    'Import from @booking/ui/kit, form, overlays or grid, which shell and remotes share; a remote would carry anything else itself.',
};

/** Fluent, forms, router and query reach shell and remotes through the kits alone: what a remote imports itself, it would carry itself. */
export const fluentThroughKit = [
  restrict(
    ['mfe-*/src/**/*.{ts,tsx}'],
    iconByIcon,
    entriesOfUi,
    {
      group: ['@fluentui/*', '!@fluentui/react-icons', '@griffel/*'],
      message: 'Import Fluent parts from @booking/ui: kit, form, overlays or grid; add what is missing there.',
    },
    {
      group: ['react-router', 'react-router/*', '@tanstack/*', '!@tanstack/react-virtual'],
      message: 'Import router and query from @booking/remote-kit/kit.',
    },
    {
      group: ['react-hook-form', 'react-hook-form/*', '@hookform/*'],
      message: 'Import forms from @booking/ui/form.',
    },
  ),
  restrict(['shell/src/**/*.{ts,tsx}'], iconByIcon, entriesOfUi),
];

/** The statements of a file of libs/ui, and what follows the last one. @param name is its path from libs/ui/src */
const statementsOf = (name) =>
  readFileSync(new URL(`../../libs/ui/src/${name}`, import.meta.url), 'utf8')
    .split(';')
    .map((statement) => statement.trim());

/** The files that come with one, itself among them. */
function staticFiles(name, known = new Set([name])) {
  for (const statement of statementsOf(name)) {
    const [, relative] = / from '(\.[^']+)'$/.exec(statement) ?? [];
    if (relative === undefined || /^import type\b/.test(statement)) continue;
    const imported = posix.join(posix.dirname(name), relative);
    if (!known.has(imported)) staticFiles(imported, known.add(imported));
  }
  return known;
}

const namesFromFluent = (name) =>
  statementsOf(name)
    .filter((statement) => statement.endsWith("from '@fluentui/react-components'"))
    .flatMap((statement) => statement.slice(statement.indexOf('{') + 1, statement.indexOf('}')).split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '));

const inKit = new Set(namesFromFluent('kit.ts'));
const fluentLater = [
  ...new Set(['form.ts', 'overlays.ts', 'grid/record-grid.tsx', 'grid/grid-row.tsx'].flatMap(namesFromFluent)),
].filter((name) => !inKit.has(name));

/** The kit is in the first scripts of every page, so what makes up the other two entries never comes with it. */
export const eagerKit = restrict(
  [...staticFiles('kit.ts')].map((name) => `libs/ui/src/${name}`),
  iconByIcon,
  {
    group: ['**/form.ts', '**/overlays.ts', '**/grid.ts'],
    allowTypeImports: true,
    message: 'The kit is there before these are: load them (load-overlays.ts).',
  },
  { group: ['react-hook-form', '@hookform/*'], message: 'Forms are in form.ts, which comes later than the kit.' },
  {
    group: ['@fluentui/react-components'],
    importNames: fluentLater,
    message: 'It is in form.ts or overlays.ts, which come later than the kit.',
  },
);

const zone = (target, from, message) => ({ target, from, message });
const zones = (files, list) => ({
  files,
  ignores: ['**/*.test.ts'],
  rules: { 'import-x/no-restricted-paths': ['error', { zones: list }] },
});

const foldersOf = (parent) =>
  readdirSync(new URL(`../../${parent}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const pairsOf = (names) => names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other]));
const screensOf = (remote) =>
  JSON.parse(readFileSync(new URL(`../../${remote}/remote.json`, import.meta.url), 'utf8')).routes.map(
    ({ screen }) => screen,
  );

const remotes = foldersOf('.').filter((name) => name.startsWith('mfe-'));

/** Inside a remote: screens never import each other; what two of them need stands beside them. */
export const remoteFolders = zones(
  ['mfe-*/src/**/*.{ts,tsx}'],
  remotes.flatMap((remote) =>
    pairsOf([...new Set(screensOf(remote))]).map(([one, other]) =>
      zone(`./${remote}/src/${one}`, `./${remote}/src/${other}`, 'Screens never import each other; share beside them.'),
    ),
  ),
);

const vendors = foldersOf('api/src/providers');

/** Inside the API: platform knows nothing above it, modules know ports and never vendors, vendors know neither modules nor each other. */
export const apiLayers = zones(
  ['api/src/**/*.ts'],
  [
    zone(
      './api/src/platform',
      './api/src/modules',
      'The platform knows nothing above it; define a port in it instead.',
    ),
    zone(
      './api/src/platform',
      './api/src/providers',
      'The platform knows nothing above it; define a port in it instead.',
    ),
    ...vendors.map((vendor) =>
      zone('./api/src/modules', `./api/src/providers/${vendor}`, 'Modules know ports, never vendors.'),
    ),
    ...vendors.map((vendor) =>
      zone(`./api/src/providers/${vendor}`, './api/src/modules', 'A vendor knows ports, never modules.'),
    ),
    ...pairsOf(vendors).map(([one, other]) =>
      zone(`./api/src/providers/${one}`, `./api/src/providers/${other}`, 'Vendors do not know each other.'),
    ),
  ],
);

const sdk = (vendor, regex) => ({ regex, message: `Only api/src/providers/${vendor} may use this SDK.` });
const forwardRef = {
  group: ['@nestjs/common'],
  importNames: ['forwardRef'],
  message: 'No cycles: use an event or a third module.',
};
const clientOfBrowsers = {
  group: ['@booking/http/*', '!@booking/http/events-in'],
  message: 'This calls the API from a browser. The API takes of it how a stream of events is read, and nothing else.',
};
const anySdk = [sdk('vapi', '^@vapi-ai/'), sdk('stripe', '^stripe(/|$)'), sdk('twilio', '^twilio(/|$)')];

/** Vendors' SDKs stay in their folders, and a controller asks a service, never a repository. */
export const vendorFolders = [
  restrict(['api/src/**/*.ts'], forwardRef, clientOfBrowsers, ...anySdk),
  ...vendors.map((vendor) =>
    restrict(
      [`api/src/providers/${vendor}/**/*.ts`],
      forwardRef,
      clientOfBrowsers,
      ...anySdk.filter(({ message }) => !message.includes(`/${vendor} `)),
    ),
  ),
  restrict(['api/src/{modules,platform}/**/*.controller.ts'], forwardRef, clientOfBrowsers, ...anySdk, {
    group: ['**/*.repository.ts'],
    message: 'A controller asks a service; the service asks the repository.',
  }),
];

/** The environment is read and checked in one place. */
export const onlyInEnv = {
  files: ['api/src/**/*.ts', 'libs/*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}'],
  ignores: [
    'api/src/platform/env/**',
    'libs/simulators/src/main.ts',
    'libs/simulators/src/rehearse.ts',
    // a command of its own
    'libs/remote-kit/src/command/{main,run-command}.ts',
    '**/*.test.{ts,tsx}',
  ],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Settings come from platform/env.' },
    ],
  },
};
