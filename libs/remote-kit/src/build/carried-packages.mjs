import { relative } from 'node:path';
import { inEachBuild } from '../federation/shared-graph.mjs';

// A page has one React, one Fluent and so on, and the shell brings them. What a second one holds the first does not know: contexts,
// hooks, focus. Such a build works in a test and fails in the page, so it is refused.

const onceInPage = [
  {
    what: 'React',
    packages: /^(?:react|react-dom|scheduler)$/,
    why: 'Hooks and contexts of one React do not work in another.',
    fix: 'Import from react, react/jsx-runtime or react-dom, which the shell shares. The shell draws a screen: export Screen, and call no createRoot.',
  },
  {
    what: 'Fluent',
    packages: /^(?:@fluentui\/(?!react-icons$).+|@griffel\/.+|tabster|keyborg)$/,
    why: 'Theme, styles and focus of one Fluent do not reach the other, and staff load it twice.',
    fix: 'Import its parts from @booking/ui/kit, form, overlays or grid. Ask for a part that is missing there.',
  },
  {
    what: 'the router',
    packages: /^react-router(?:-dom)?$/,
    why: 'A link of one router does not reach the other, so it would load the page anew or do nothing.',
    fix: 'Import from @booking/remote-kit/kit.',
  },
  {
    what: 'TanStack Query',
    packages: /^@tanstack\/(?:react-query|query-core)$/,
    why: 'Its answers would be kept apart from those of the page, and nothing renews them.',
    fix: 'Import from @booking/remote-kit/kit.',
  },
  {
    what: 'react-hook-form',
    packages: /^(?:react-hook-form|@hookform\/.+)$/,
    why: 'Fields of one copy do not know the form of the other.',
    fix: 'Import from @booking/ui/form.',
  },
];

/** The package that a file is of; undefined for one of the remote itself. */
function packageOf(resource) {
  const [, ...inside] = resource.split(/[\\/]node_modules[\\/]/);
  const [scope, name] = inside.at(-1)?.split(/[\\/]/) ?? [];
  return scope?.startsWith('@') ? `${scope}/${name}` : scope;
}

const kindOf = (module) => {
  const name = module?.resource && packageOf(module.resource);
  return onceInPage.find(({ packages }) => packages.test(name ?? ''));
};

/** A file as its team knows it: where it is in the remote, or the package it is of. */
const nameOf = (folder, { resource }) => packageOf(resource) ?? relative(folder, resource);

/** @returns what a remote carries though the shell has it, in words; to be called once it is built */
export function hearCarried(compiler) {
  const carried = new Map();
  inEachBuild(compiler, 'finishModules', ({ modules, moduleGraph }) => {
    for (const module of modules) {
      const kind = kindOf(module);
      if (!kind) continue;
      for (const { originModule, dependency } of moduleGraph.getIncomingConnections(module)) {
        if (!originModule?.resource || kindOf(originModule) === kind) continue;
        const imports = `${nameOf(compiler.context, originModule)} imports ${dependency.request}`;
        carried.set(kind, (carried.get(kind) ?? new Set()).add(imports));
      }
    }
  });
  return () =>
    [...carried].map(
      ([{ what, why, fix }, imports]) =>
        `This build would bring a second copy of ${what} into the page: ${[...imports].sort().join('; ')}.\n  ${why}\n  ${fix}`,
    );
}
