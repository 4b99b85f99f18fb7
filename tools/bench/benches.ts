import type { Bench } from './bench.ts';

/** Each is loaded when it is asked for: what one needs another does not. The longest comes last. */
export const benches: Record<string, () => Promise<Bench>> = {
  api: () => import('./api/api.bench.ts').then(({ apiBench }) => apiBench),
  web: () => import('./web/web.ts').then(({ web }) => web),
  build: async () => (await import('./build/build.bench.ts')).bench,
  replicas: async () => (await import('./replicas/replicas.bench.ts')).bench,
  profile: async () => (await import('./profile/profile.bench.ts')).profile,
  growth: async () => (await import('./growth/growth.bench.ts')).growth,
};
