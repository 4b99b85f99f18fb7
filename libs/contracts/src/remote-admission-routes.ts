import type { AdmissionReason } from './admission-reason.ts';
import type { Surroundings } from './remote-releases.ts';
import type { RemoteRelease } from './remotes.ts';

/** Two paths of the same form match the same addresses: what a parameter is called does not matter, nor do capitals. */
const formOf = (path: string): string =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/');

type Release = Pick<RemoteRelease, 'id' | 'routes' | 'nav' | 'screens'>;

/** An address has one owner. */
export function routesReasons({ id, routes }: Pick<Release, 'id' | 'routes'>, around: Surroundings): AdmissionReason[] {
  const owners = new Map<string, string>();
  const own = (path: string, words: string): void => void owners.set(formOf(path), words);
  for (const { paths } of around.shells) for (const path of paths) own(path, `The shell keeps ${path} for itself`);
  for (const other of around.others)
    if (other.id !== id) for (const { path } of other.routes) own(path, `${other.id} has the route ${path}`);
  const forms = routes.map(({ path }) => formOf(path));
  return routes.flatMap(({ path }, index) => {
    const field = `routes.${index}.path`;
    const owner = owners.get(forms[index]!);
    const first = forms.indexOf(forms[index]!);
    const fix = 'Choose another path in remote.json and build again.';
    return [
      ...(owner ? [{ field, problem: `${owner}, which matches the same addresses as ${path}.`, fix }] : []),
      ...(first < index
        ? [{ field, problem: `${path} matches the same addresses as ${routes[first]!.path}, a route before it.`, fix }]
        : []),
    ];
  });
}

/** The sidebar leads to screens of the remote itself. */
export const navReasons = ({ routes, nav }: Pick<Release, 'routes' | 'nav'>): AdmissionReason[] =>
  nav.flatMap(({ label, path }, index) =>
    routes.some((route) => route.path === path)
      ? []
      : [
          {
            field: `nav.${index}.path`,
            problem: `${label} leads to ${path}, which is no route of this remote.`,
            fix: 'Add the route to remote.json, or lead to one that is there.',
          },
        ],
  );

/** Every route shows a screen that was built. */
export const screensReasons = ({ routes, screens }: Pick<Release, 'routes' | 'screens'>): AdmissionReason[] =>
  routes.flatMap(({ path, screen }, index) =>
    screens.includes(screen)
      ? []
      : [
          {
            field: `routes.${index}.screen`,
            problem: `${path} shows the screen ${screen}, which the build does not expose.`,
            fix: `Export Screen from src/${screen}/${screen}.screen.tsx and build again.`,
          },
        ],
  );
