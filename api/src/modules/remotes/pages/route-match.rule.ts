import type { RemoteDeclaration } from '@booking/contracts/remote-build';

type Route = RemoteDeclaration['routes'][number];

const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern, path].map((address) => address.split('/').filter(Boolean));
  return (
    wanted!.length === given!.length && wanted!.every((part, index) => part.startsWith(':') || part === given![index])
  );
};

/** The remote and route that serve a path; a route spelled out goes before one with parameters. */
export function findRoute<R extends { routes: Route[] }>(
  path: string,
  remotes: readonly R[],
): { remote: R; route: Route } | undefined {
  const all = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  const fitting = all.filter(({ route }) => matches(route.path, path));
  return fitting.find(({ route }) => !route.path.includes(':')) ?? fitting[0];
}
