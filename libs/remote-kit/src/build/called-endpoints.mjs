import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inEachBuild } from '../federation/shared-graph.mjs';

// Which endpoints a build calls is read from its module graph, too: each import of a table names the entry it is used for.

// a workspace is a link, which a build follows
const home = realpathSync(dirname(findPackageJSON('@booking/contracts/endpoint', import.meta.url))) + sep;
const isContract = ({ resource }) => resource?.startsWith(home) ?? false;

const isObject = (value) => typeof value === 'object' && value !== null;
const isEndpoint = (value) =>
  isObject(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'answer' in value;

/** A table is plain; schemas and functions are not looked into. */
const isTable = (value) => isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

function endpointsIn(value) {
  if (isEndpoint(value)) return [value];
  return isTable(value) ? Object.values(value).flatMap(endpointsIn) : [];
}

/** The endpoints of what is imported: of one entry of a table that entry, of a table that is used as a whole all of it. */
function endpointsAt(value, [name, ...rest]) {
  if (name === undefined || isEndpoint(value)) return endpointsIn(value);
  return isObject(value) && Object.hasOwn(value, name) ? endpointsAt(value[name], rest) : endpointsIn(value);
}

/** @returns the endpoints of the contracts that a build uses; to be called once it is built */
export function hearCalled(compiler) {
  const imports = new Map();
  inEachBuild(compiler, 'finishModules', ({ modules, moduleGraph }) => {
    const ours = new Set([...modules].filter(isContract));
    for (const module of ours) {
      for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
        // contracts import each other's schemas; an import for its side effects names nothing
        if (ours.has(originModule) || dependency.type === 'esm import') continue;
        const names = dependency.ids ?? [];
        imports.set(`${module.resource} ${names.join('.')}`, { file: module.resource, names });
      }
    }
  });
  return async () => {
    const called = new Set();
    for (const { file, names } of imports.values()) {
      const exported = { ...(await import(pathToFileURL(file).href)) };
      for (const endpoint of endpointsAt(exported, names)) called.add(endpoint);
    }
    return called;
  };
}
