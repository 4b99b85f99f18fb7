import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { Identity } from '../../../platform/http/access/identity.port.ts';
import { signInFirst } from '../../../platform/http/access/access.rule.ts';
import { withNonce } from '../../../platform/http/headers/page-policy.rule.ts';
import { permissionsPolicy } from '../../../platform/http/headers/permissions-policy.rule.ts';
import { isStaffPath, requestPath } from '../../../platform/http/request-path.rule.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { hostFor, wrongHost } from '../../../platform/http/access/two-hosts.rule.ts';
import { BootService } from '../boot/boot.service.ts';
import { shellFolder } from '../files/build-folders.rule.ts';
import { InstalledBuilds } from '../files/installed-builds.repository.ts';
import { GuestSite } from '../guest-site/guest-site.service.ts';
import { findRoute } from './route-match.rule.ts';
import { shellPage } from './shell-page.mapper.ts';
import { voicePolicy } from './voice-policy.rule.ts';
import { serveBuildFiles } from '../files/build-files.hook.ts';

/**
 * Serves the pages: files of the shell and of the remotes, and for every other address the shell itself with what it starts
 * from written into it. Addresses that no remote claims answer 404, with the shell's own not-found page. Guests' addresses are
 * a site of their own; staff who ask for a `preview` see the same screens in the shell.
 */
export async function servePages(app: NestFastifyApplication): Promise<void> {
  const [boot, identity] = [app.get(BootService, { strict: false }), app.get(Identity, { strict: false })];
  const { settings } = app.get(Env, { strict: false });
  const guestSite = app.get(GuestSite, { strict: false });
  const { shellPage: template } = app.get(InstalledBuilds, { strict: false });
  const server = app.getHttpAdapter().getInstance();
  // what is kept for good is never asked about again, so it needs no validators
  const forever = { immutable: true, maxAge: '365d', preCompressed: true, etag: false, lastModified: false } as const;
  const files = { ...forever, index: false, decorateReply: false, wildcard: true } as const;
  await app.register(fastifyStatic, { ...files, root: join(shellFolder, 'assets'), prefix: '/assets/' });
  serveBuildFiles(app);

  server.all('/api/*', async (request: FastifyRequest) => {
    if (isStaffPath(requestPath(request)) && !(await identity.identify(request, true))) throw signInFirst();
    throw notFound(`${request.method} ${requestPath(request)}`);
  });

  const isPreview = async (request: FastifyRequest): Promise<boolean> =>
    'preview' in (request.query as object) && (await identity.identify(request, true)) !== undefined;

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = requestPath(request);
    const guestPage = await guestSite.pageOf(request);
    const host = hostFor(request, settings);
    if (host === 'guests' && !guestPage) throw wrongHost();
    // links of before guests had a name of their own still lead to their pages
    const isMoved = host === 'staff' && guestPage && !('preview' in (request.query as object));
    if (isMoved) return reply.header('cache-control', 'no-store').redirect(settings.GUESTS_URL + request.url);
    if (guestPage?.route.screen === 'ai') {
      const policy = String(reply.getHeader('content-security-policy'));
      void reply.headers({
        'content-security-policy': voicePolicy(policy, settings),
        'permissions-policy': permissionsPolicy({ microphone: '(self)' }),
      });
    }
    if (guestPage && !(await isPreview(request))) return guestSite.send(guestPage, request, reply);
    if (template === undefined) throw new Error('The shell was not built.');
    const manifest = await boot.manifest(request);
    const route = findRoute(path, manifest.remotes);
    const isKnown = route !== undefined || /^\/(sign-in|invitation|account)\/?$/.test(path);
    return reply
      .status(isKnown ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(shellPage(withNonce(reply, template, { styles: false }), manifest, route, request.url));
  };
  server.get('/*', page);
}
