import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { guestPageEndpoints, type Hotel } from '@booking/contracts/guest-pages';
import type { RenderedGuestPage, RenderGuestPage } from '@booking/contracts/guest-site';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { withNonce } from '../../platform/http/page-policy.ts';
import { buildFile } from './build-file.adapter.ts';
import { closedPage, closedTitle, withoutScript } from './closed-page.ts';
import { fetchAs } from './fetch-as.adapter.ts';
import { guestSiteFolder } from './folders.ts';
import { inScript } from './in-script.ts';
import { Remotes } from './remotes.ts';
import { routeOf } from './route-of.ts';
import { escaped, shareMetadata } from './share-metadata.ts';
import { siteDeclaration } from './site-declaration.ts';

type Route = RemoteDeclaration['routes'][number];

type Preload = { href: string; integrity: string };

const pageTemplate = buildFile(join(guestSiteFolder, 'page.html'), (text) => text);
const preloads = buildFile(
  join(guestSiteFolder, 'preloads.json'),
  (text) => JSON.parse(text) as Record<string, Preload | undefined>,
);

const dataScript = (serverData: object): string =>
  `<script type="application/json" id="server-data">${inScript(serverData)}</script>`;

/** The file of a screen that is not in the site's own. */
async function preloadOf(screen: string, nonce: string): Promise<string> {
  const file = (await preloads())[screen];
  if (!file) return '';
  const { href, integrity } = file;
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${href}" integrity="${integrity}" nonce="${nonce}">`;
}

const filled = (template: string, parts: Record<'head' | 'page' | 'server-data', string>): string =>
  template.replace(/<!--(head|page|server-data)-->/g, (_, part: keyof typeof parts) => parts[part]);

/** A build counts from the next page on, as it does for the shell. */
async function loadRender(): Promise<RenderGuestPage> {
  const file = join(guestSiteFolder, 'render.mjs');
  const { mtimeMs } = await stat(file);
  return ((await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { render: RenderGuestPage }).render;
}

/** The guests' pages, rendered with what they show, so that they can be read before any script has arrived, or without. */
export function openGuestSite(app: NestFastifyApplication) {
  const server = app.getHttpAdapter().getInstance();
  const logger = new Logger('GuestSite');
  const { settings } = app.get(Env, { strict: false });
  const remotes = app.get(Remotes, { strict: false });

  /** Without an answer the page goes on, and tells the guest itself what it cannot do. */
  const isSwitchedOff = async (): Promise<boolean> => {
    const [site, live] = await Promise.all([siteDeclaration(), remotes.live().catch(() => [])]);
    return live.some(({ id, standing }) => id === site?.id && standing.switchedOff !== null);
  };

  const render = async ({ screen }: Route, request: FastifyRequest): Promise<RenderedGuestPage> => {
    const [pathname = '', search = ''] = request.url.split(/(\?.*)/s);
    const hotelTimeZone = settings.HOTEL_TIME_ZONE;
    try {
      const renderPage = await loadRender();
      return await renderPage({ screen, pathname, search, hotelTimeZone }, fetchAs(server, request));
    } catch (error) {
      // the page's script does it all
      logger.error({ requestId: request.id, screen, err: error, msg: 'A guest page could not be rendered' });
      return { html: '', serverData: { screen, hotelTimeZone }, hotel: undefined };
    }
  };

  const hotelFor = async (request: FastifyRequest): Promise<Hotel | undefined> => {
    const answer = await fetchAs(server, request)(guestPageEndpoints.hotels.path).catch(() => undefined);
    return answer?.ok ? guestPageEndpoints.hotels.answer.parse(await answer.json()).data[0] : undefined;
  };

  return {
    /** The guest page at a path. Without the site the shell shows the same pages. */
    async pageOf(path: string): Promise<Route | undefined> {
      const site = await siteDeclaration();
      return site && routeOf(path, [site])?.route;
    },

    async send(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const rendered = (await isSwitchedOff()) ? undefined : await render(route, request);
      const hotel = rendered ? rendered.hotel : await hotelFor(request);
      const title = rendered ? route.title : closedTitle;
      const head = hotel ? shareMetadata(hotel, title) : `<title>${escaped(title)}</title>`;
      const { template, nonce } = withNonce(reply, await pageTemplate(), { styles: true });
      const page = rendered
        ? filled(template, {
            head: head + (await preloadOf(route.screen, nonce)),
            page: rendered.html,
            'server-data': dataScript(rendered.serverData),
          })
        : filled(withoutScript(template), { head, page: closedPage(hotel), 'server-data': '' });
      return reply
        .status(rendered ? 200 : 503)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .send(page);
    },
  };
}
