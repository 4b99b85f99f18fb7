import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Hotel } from '@booking/contracts/guest-pages';
import type { AskForPage, WriteGuestPage, WrittenPage } from '@booking/contracts/guest-site';
import { RemoteDeclaration } from '@booking/contracts/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { guestSiteFolder } from './folders.ts';
import { inScript } from './in-script.ts';
import { routeOf } from './route-of.ts';
import { escaped, shareMetadata } from './share-metadata.ts';

type Route = RemoteDeclaration['routes'][number];

/** About what a phone's script needs to arrive and ask for itself; nobody waits longer for a page. */
const patienceMs = 1000;

const read = (file: string): Promise<string> => readFile(join(guestSiteFolder, file), 'utf8');

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

  /** Asks as the guest's own phone would: what may be known, and how often asked, is decided in one place. */
  const askAs = ({ ip }: FastifyRequest): AskForPage => {
    const ask = async (url: string): Promise<unknown> => {
      const answer = await server.inject({ url, remoteAddress: ip });
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
      logger.error({ requestId: id, screen, reason: (error as Error).message }, 'A guest page could not be rendered');
      return { html: '', start: { screen, hotelTimeZone: settings.HOTEL_TIME_ZONE, written: {} } };
    }
  };

  return {
    /** The guest page at a path. Without the site the shell shows the same pages. */
    async pageOf(path: string): Promise<Route | undefined> {
      const declaration = await read('remote.json').catch(() => undefined);
      return declaration === undefined
        ? undefined
        : routeOf(path, [RemoteDeclaration.parse(JSON.parse(declaration))])?.route;
    },

    async send(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const ask = askAs(request);
      const [template, { html, start }, hotels] = await Promise.all([
        read('page.html'),
        write(route, request, ask),
        ask('/api/hotels') as Promise<{ data: Hotel[] } | undefined>,
      ]);
      const hotel = hotels?.data[0];
      const head = hotel ? shareMetadata(hotel, route.title) : `<title>${escaped(route.title)}</title>`;
      const page = template
        .replace('<!--head-->', () => head)
        .replace('<!--page-->', () => html)
        .replace('<!--start-->', () => `<script type="application/json" id="start">${inScript(start)}</script>`);
      return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(page);
    },
  };
}
