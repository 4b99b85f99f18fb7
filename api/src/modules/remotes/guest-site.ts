import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Hotel } from '@booking/contracts/guest-pages';
import type { AskForPage, WriteGuestPage, WrittenPage } from '@booking/contracts/guest-site';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { withNonce } from '../../platform/http/page-policy.ts';
import { buildFile } from './build-file.adapter.ts';
import { closedPage, closedTitle, withoutScript } from './closed-page.ts';
import { guestSiteFolder } from './folders.ts';
import { inScript } from './in-script.ts';
import { Remotes } from './remotes.ts';
import { routeOf } from './route-of.ts';
import { escaped, shareMetadata } from './share-metadata.ts';
import { siteDeclaration } from './site-declaration.ts';

type Route = RemoteDeclaration['routes'][number];

/** About what a phone's script needs to arrive and ask for itself; nobody waits longer for a page. */
const patienceMs = 1000;

type Preload = { href: string; integrity: string };

const pageTemplate = buildFile(join(guestSiteFolder, 'page.html'), (text) => text);
const preloads = buildFile(
  join(guestSiteFolder, 'preloads.json'),
  (text) => JSON.parse(text) as Record<string, Preload | undefined>,
);

const startOf = ({ start }: WrittenPage): string =>
  `<script type="application/json" id="start">${inScript(start)}</script>`;

/** The file of a screen that is not in the site's own. */
async function preloadOf(screen: string, nonce: string): Promise<string> {
  const file = (await preloads())[screen];
  if (!file) return '';
  const { href, integrity } = file;
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${href}" integrity="${integrity}" nonce="${nonce}">`;
}

const filled = (template: string, parts: Record<'head' | 'page' | 'start', string>): string =>
  template.replace(/<!--(head|page|start)-->/g, (_, part: keyof typeof parts) => parts[part]);

/** A build counts from the next page on, as it does for the shell. */
async function loadWriter(): Promise<WriteGuestPage> {
  const file = join(guestSiteFolder, 'write.mjs');
  const { mtimeMs } = await stat(file);
  return ((await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { write: WriteGuestPage }).write;
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

  /** Asks as the guest's own phone would: what may be known, and how often asked, is decided in one place. */
  const askAs = ({ ip, headers: { host } }: FastifyRequest): AskForPage => {
    const ask = async (url: string): Promise<unknown> => {
      const answer = await server.inject({ url, remoteAddress: ip, headers: { host } });
      return answer.statusCode === 200 ? answer.json<unknown>() : undefined;
    };
    const asked = new Map<string, Promise<unknown>>();
    return (address) => {
      const answer = asked.get(address) ?? Promise.race([ask(address), wait(patienceMs)]);
      asked.set(address, answer);
      return answer;
    };
  };

  const write = async ({ screen }: Route, { url, id }: FastifyRequest, ask: AskForPage): Promise<WrittenPage> => {
    const [pathname = '', search = ''] = url.split(/(\?.*)/s);
    const page = { screen, pathname, search, hotelTimeZone: settings.HOTEL_TIME_ZONE };
    try {
      return await (
        await loadWriter()
      )(page, ask);
    } catch (error) {
      // the page's script does it all
      logger.error({ requestId: id, screen, err: error, msg: 'A guest page could not be rendered' });
      return { html: '', start: { screen, hotelTimeZone: settings.HOTEL_TIME_ZONE, written: {} } };
    }
  };

  return {
    /** The guest page at a path. Without the site the shell shows the same pages. */
    async pageOf(path: string): Promise<Route | undefined> {
      const site = await siteDeclaration();
      return site && routeOf(path, [site])?.route;
    },

    async send(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const ask = askAs(request);
      const isClosed = await isSwitchedOff();
      const [page, written, hotels] = await Promise.all([
        pageTemplate(),
        isClosed ? undefined : write(route, request, ask),
        ask('/api/hotels') as Promise<{ data: Hotel[] } | undefined>,
      ]);
      const hotel = hotels?.data[0];
      const title = isClosed ? closedTitle : route.title;
      const head = hotel ? shareMetadata(hotel, title) : `<title>${escaped(title)}</title>`;
      const { template, nonce } = withNonce(reply, page, { styles: true });
      const preload = isClosed ? '' : await preloadOf(route.screen, nonce);
      const whole = written
        ? filled(template, { head: head + preload, page: written.html, start: startOf(written) })
        : filled(withoutScript(template), { head, page: closedPage(hotel), start: '' });
      return reply
        .status(isClosed ? 503 : 200)
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .send(whole);
    },
  };
}
