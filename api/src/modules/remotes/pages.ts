import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BootManifest, RemoteRelease } from '@booking/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Identity } from '../../platform/http/identity.ts';
import { signInFirst } from '../../platform/http/access.guard.ts';
import { isStaffPath, pathOf } from '../../platform/http/path-of.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Boot } from './boot.ts';
import { remotesFolder, shellFolder } from './folders.ts';
import { routeOf } from './route-of.ts';
import { shareMetadata } from './share-metadata.ts';

/** Nothing in the page may end the element it stands in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const preload = (release: RemoteRelease): string =>
  `<link rel="preload" as="script" href="${release.entry}" crossorigin="anonymous" integrity="${release.assets['remoteEntry.js']}">`;

const render = (
  template: string,
  manifest: BootManifest,
  landing: RemoteRelease | undefined,
  head: string | undefined,
): string =>
  template
    .replace(/<title>.*?<\/title>/, (title) => head ?? title)
    .replace(
      '<!--boot-->',
      () =>
        `${landing ? preload(landing) : ''}<script type="application/json" id="boot">${inScript(manifest)}</script>`,
    );

/** No guest waits for what only messengers read. */
const patienceMs = 300;

/**
 * Serves the pages: files of the shell and of the remotes, and for every other address the shell itself with what it starts
 * from written into it. Addresses that no remote claims answer 404, with the shell's own not-found page.
 */
export async function servePages(app: NestFastifyApplication): Promise<void> {
  const [boot, identity] = [app.get(Boot, { strict: false }), app.get(Identity, { strict: false })];
  const hotel = app.get(HotelFacts, { strict: false });
  const server = app.getHttpAdapter().getInstance();
  const forever = { index: false, immutable: true, maxAge: '365d', decorateReply: false, wildcard: true } as const;
  await app.register(fastifyStatic, { ...forever, root: join(shellFolder, 'assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, {
    ...forever,
    root: remotesFolder,
    prefix: '/remotes/',
    allowedPath: (path) => !path.endsWith('release.json'),
  });

  server.all('/api/*', async (request: FastifyRequest) => {
    if (isStaffPath(pathOf(request)) && !(await identity.identify(request, true))) throw signInFirst();
    throw notFound(`${request.method} ${pathOf(request)}`);
  });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const manifest = await boot.manifest(request);
    const path = pathOf(request);
    const route = routeOf(path, manifest.remotes);
    const facts =
      route?.route.frame === 'bare' ? await Promise.race([hotel.read(), wait(patienceMs, undefined)]) : undefined;
    const template = await readFile(join(shellFolder, 'index.html'), 'utf8');
    const isKnown = route !== undefined || /^\/sign-in\/?$/.test(path);
    return reply
      .status(isKnown ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(render(template, manifest, route?.remote, facts && shareMetadata(facts, route!.route.title)));
  };
  server.get('/*', page);
  // the screen, not the folder of files beside which it lives
  server.get('/remotes/', page);
}
