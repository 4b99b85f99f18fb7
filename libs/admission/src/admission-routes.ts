import type { AdmissionReason } from '@booking/contracts/admission-reason';
import type { RemoteDeclaration, RemoteRelease, ShellOffer } from '@booking/contracts/remote-build';

/** Two paths of the same form match the same addresses: what a parameter is called does not matter, nor do capitals. */
const formOf = (path: string): string =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/');

type Neighbours = {
  shells: readonly Pick<ShellOffer, 'paths'>[];
  others: readonly Pick<RemoteDeclaration, 'id' | 'routes'>[];
};
type Release = Pick<RemoteRelease, 'id' | 'routes' | 'nav' | 'screens'>;

/** Why an address is not free: the shell keeps it with all below it, another remote shows something there, or this one does already. */
function takenBy(path: string, before: readonly string[], id: string, { shells, others }: Neighbours): string[] {
  const form = formOf(path);
  const isSame = (other: string): boolean => formOf(other) === form;
  const kept = shells.flatMap(({ paths }) => paths).find((own) => `${form}/`.startsWith(`${formOf(own)}/`));
  const clashes = others
    .filter((other) => other.id !== id)
    .flatMap((other) => other.routes.filter((route) => isSame(route.path)).map((route) => [other.id, route.path]));
  const twice = before.find(isSame);
  return [
    ...(kept ? [`The shell keeps ${kept} for itself, with all below it.`] : []),
    ...clashes.map(([other, route]) => `${other} has the route ${route}, which matches the same addresses as ${path}.`),
    ...(twice ? [`${path} matches the same addresses as ${twice}, a route before it.`] : []),
  ];
}

/** An address has one owner. */
export const routesReasons = ({ id, routes }: Pick<Release, 'id' | 'routes'>, around: Neighbours): AdmissionReason[] =>
  routes.flatMap(({ path }, index) => {
    const before = routes.slice(0, index).map((route) => route.path);
    return takenBy(path, before, id, around).map((problem) => ({
      field: `routes.${index}.path`,
      problem,
      fix: 'Choose another path in remote.json and build again.',
    }));
  });

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
