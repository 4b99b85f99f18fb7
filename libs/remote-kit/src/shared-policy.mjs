/**
 * What shell and remotes share at run time. The shell provides it, eagerly and once; remotes never carry a copy.
 * Small modules of our own stand for whole packages, because a shared module keeps all of its exports.
 */
const contract = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@booking/ui/first',
  '@booking/ui/kit',
  '@booking/ui/form',
  '@booking/ui/overlays',
  '@booking/remote-kit/kit',
  'zod',
];

const each = (how) =>
  Object.fromEntries(contract.map((module) => [module, { singleton: true, requiredVersion: false, ...how(module) }]));

/** Where a module of the shell stands for another. */
const stoodFor = { zod: '@booking/contracts/shared-zod' };

/** What a first page does without, so the shell fetches it later. */
const later = new Set(['@booking/ui/kit', '@booking/ui/form', '@booking/ui/overlays']);

export const providedByShell = each((module) => ({
  eager: !later.has(module),
  ...(stoodFor[module] && { import: stoodFor[module] }),
}));
export const takenByRemotes = each(() => ({ import: false }));
