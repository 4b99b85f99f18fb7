import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { guestPageEndpoints, type Hotel } from '@booking/contracts/guest-pages';
import { languageOf, usualLanguage } from '@booking/languages/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { withNonce } from '../../../platform/http/headers/page-policy.rule.ts';
import { pageLanguage } from '../../../platform/http/headers/page-language.rule.ts';
import { requestPath } from '../../../platform/http/request-path.rule.ts';
import { fetchAs } from '../pages/fetch-as.adapter.ts';
import { findRoute } from '../pages/route-match.rule.ts';
import { BuildCookie } from './build-cookie.adapter.ts';
import { barePage, closedPage, closedTitle, withoutScript } from './closed-page.mapper.ts';
import { filled, hotelHead, inLanguage, partsOf, writtenAs, type Route } from './guest-page.mapper.ts';
import { languageChoice, type LanguageChoice } from './language-choice.rule.ts';
import { LanguageCookie } from './language-cookie.adapter.ts';
import { PageRendering } from './page-rendering.service.ts';
import { SiteBuilds } from './site-builds.service.ts';
import type { SiteRelease } from './site-choice.rule.ts';

/** A page of the guests' site, and the builds that it may be of, the best first. */
export type GuestPage = { route: Route; builds: SiteRelease[]; isOff: boolean };

/** What stands after the first part of an address such as /room-select/{token}. */
const linkIn = (path: string): string | undefined => path.split('/').filter(Boolean)[1];

/** A page is kept by nobody; whoever keeps one all the same is told what it depends on. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Cookie, Accept-Language',
};

/** The guests' pages, rendered with what they show, so that they can be read before any script has arrived, or without. */
@Injectable()
export class GuestSite {
  constructor(
    private readonly siteBuilds: SiteBuilds,
    private readonly rendering: PageRendering,
    private readonly cookie: BuildCookie,
    private readonly languageCookie: LanguageCookie,
    private readonly http: HttpAdapterHost,
    private readonly env: Env,
  ) {}

  /** The guest page that is asked for. Where no build has a site the shell shows the same pages. */
  async pageOf(request: FastifyRequest): Promise<GuestPage | undefined> {
    const path = requestPath(request);
    const { builds, isOff } = await this.siteBuilds.listFor({ link: linkIn(path), began: this.cookie.read(request) });
    const route = builds[0] && findRoute(path, [builds[0]])?.route;
    return route && { route, builds, isOff };
  }

  async send(page: GuestPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const choice = languageChoice(request.url);
    if (choice) return this.keepChoice(choice, reply);
    return page.isOff ? this.sendClosed(page, request, reply) : this.sendOpen(page, request, reply);
  }

  /** The address without the choice is what a guest reads, keeps and passes on. */
  private keepChoice({ language, address }: LanguageChoice, reply: FastifyReply): FastifyReply {
    this.languageCookie.set(reply, language);
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  }

  private async sendOpen(page: GuestPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { screen } = page.route;
    const wanted = pageLanguage(request) ?? undefined;
    const [pathname = '', search = ''] = request.url.split(/(\?.*)/s);
    const hotelTimeZone = this.env.settings.HOTEL_TIME_ZONE;
    const pageRequest = { screen, pathname, search, hotelTimeZone, language: wanted };
    const made = await this.rendering.make(page.builds, pageRequest, this.apiFor(request));
    if (!made) return this.sendClosed(page, request, reply);
    const { build, content, rendered } = made;
    const chosen = page.builds[0]!.digest;
    if (this.cookie.read(request) !== chosen) this.cookie.set(reply, chosen);
    const { hotel, title = page.route.title, language = writtenAs(wanted ?? usualLanguage) } = rendered;
    const { template, nonce } = withNonce(reply, content.page, { styles: true });
    const head = hotelHead(hotel, title, nonce, languageOf(language.tag));
    const parts = partsOf(build, screen, rendered, head, nonce);
    return reply
      .status(200)
      .headers(pageHeaders)
      .send(filled(inLanguage(template, language), parts));
  }

  private async sendClosed(page: GuestPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const hotel = await this.hotelFor(request);
    const content = await this.rendering.contentOf(page.builds[0]!);
    const language = pageLanguage(request) ?? usualLanguage;
    const { template, nonce } = withNonce(reply, content?.page ?? barePage, { styles: true });
    const head = hotelHead(hotel, closedTitle(language), nonce, language);
    const parts = { head, page: closedPage(hotel, language), 'server-data': '' };
    return reply
      .status(503)
      .headers(pageHeaders)
      .send(filled(inLanguage(withoutScript(template), writtenAs(language)), parts));
  }

  private apiFor(request: FastifyRequest): typeof fetch {
    return fetchAs(this.http.httpAdapter.getInstance<FastifyInstance>(), request);
  }

  private async hotelFor(request: FastifyRequest): Promise<Hotel | undefined> {
    const answer = await this.apiFor(request)(guestPageEndpoints.hotels.path).catch(() => undefined);
    return answer?.ok ? guestPageEndpoints.hotels.answer.parse(await answer.json()).data[0] : undefined;
  }
}
