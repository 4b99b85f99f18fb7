import type { Endpoint } from '@booking/contracts/endpoint';
import { may, Role } from '@booking/contracts/roles';
import { everyEndpoint } from '../every-endpoint.ts';

const columns = [...Role.options, 'nobody', 'provider'] as const;
/** A person who calls: of a role, without a session, or a service that proves itself in its own way. */
type Caller = (typeof columns)[number];

const isLet = ({ access }: Endpoint, caller: Caller): boolean => {
  if (access === 'provider' || caller === 'provider') return access === caller;
  if (access === 'public' || caller === 'nobody') return access === 'public';
  return access === 'signed-in' || may(caller, access);
};

const wide = Math.max(...everyEndpoint.map(({ path }) => path.length)) + 1;
const row = (method: string, path: string, cells: readonly string[]): string =>
  `${method.padEnd(7)}${path.padEnd(wide)}${cells.map((cell, place) => cell.padEnd(columns[place]!.length + 1)).join(' ')}`.trimEnd();

/** Who may call what, a line an endpoint, by address. */
export const roleMatrix = (): string => {
  const rows = everyEndpoint
    .toSorted((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1))
    .map((endpoint) =>
      row(
        endpoint.method,
        endpoint.path,
        columns.map((caller) => (isLet(endpoint, caller) ? 'yes' : '-')),
      ),
    );
  return [
    '# Who may call what, as it was approved. After a change that is meant:',
    '# node_modules/.bin/node api/test/sweeps/rights/role-matrix.ts > api/test/sweeps/rights/role-matrix.txt',
    row('#', '', columns),
    ...rows,
    '',
  ].join('\n');
};

/** What a written matrix says: of each endpoint, by its name, who may call it. */
export function readMatrix(text: string): Map<string, ReadonlySet<string>> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [method, path, ...cells] = line.split(/ +/);
      return [`${method} ${path}`, new Set(columns.filter((_, place) => cells[place] === 'yes'))];
    }),
  );
}

if (import.meta.main) process.stdout.write(roleMatrix());
