/**
 * What shell and remotes share at run time. The shell provides it once; remotes never carry a copy.
 * Small modules of our own stand for whole packages, because a shared module keeps all of its exports.
 */
const contract = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@booking/ui/kit',
  '@booking/ui/form',
  '@booking/ui/overlays',
  '@booking/ui/grid',
  '@booking/remote-kit/kit',
];

const each = (how) =>
  Object.fromEntries(contract.map((module) => [module, { singleton: true, requiredVersion: false, ...how(module) }]));

/** What a first page does without: it is loaded with the first screen that takes it, or once the page rests. */
const later = new Set(['@booking/ui/form', '@booking/ui/overlays', '@booking/ui/grid']);

export const providedByShell = each((module) => ({ eager: !later.has(module) }));
export const takenByRemotes = each(() => ({ import: false }));
