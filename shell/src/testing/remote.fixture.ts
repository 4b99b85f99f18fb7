import type { BootRemote } from '@booking/contracts/remotes';

/** A remote of one screen, as the server writes it into the page. */
export const remote = (given: Partial<BootRemote> = {}): BootRemote => ({
  id: 'mfe-lamps',
  version: '1.0.0',
  hostApi: '^1.0.0',
  digest: '00000000000000aa',
  entry: '/remotes/mfe-lamps/00000000000000aa/remoteEntry.js',
  container: 'mfe_lamps_00000000000000aa',
  assets: {},
  isCanary: false,
  routes: [{ path: '/lamps', screen: 'lamps', title: 'All Lamps', frame: 'console' }],
  nav: [{ label: 'Lamps', path: '/lamps', icon: 'home', order: 20 }],
  ...given,
});
