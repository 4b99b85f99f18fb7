import { Injectable, Logger } from '@nestjs/common';
import type { GuestPageRequest, RenderedGuestPage } from '@booking/contracts/guest-site';
import { BulkheadRejectedError } from 'cockatiel';
import { GuestReports } from './guest-reports.service.ts';
import { RenderFailure } from '../guest-site-rendering/render-failure.adapter.ts';
import { Renderers } from '../guest-site-rendering/renderers.service.ts';
import { SiteBuilds, type SiteContent } from './site-builds.service.ts';
import type { SiteRelease } from './site-choice.rule.ts';

type Readable = { build: SiteRelease; content: SiteContent };
/** A page of a build; `rendered` is empty where its script has to draw it all. */
export type MadePage = Readable & { rendered: RenderedGuestPage };

/** A guest waits for the previous build at most. */
const mostTries = 2;

/** A link is kept nowhere, also not in a log. */
const withoutLink = (text: string | undefined, { pathname, search }: GuestPageRequest): string | undefined =>
  [...pathname.split('/').filter((part) => part.length > 16), search]
    .filter((part) => part !== '')
    .reduce<string | undefined>((said, part) => said?.replaceAll(part, '[link]'), text);

/** Makes a page by the first build that can, and lets none of their failures reach a guest. */
@Injectable()
export class PageRendering {
  private readonly logger = new Logger('GuestSite');

  constructor(
    private readonly siteBuilds: SiteBuilds,
    private readonly renderers: Renderers,
    private readonly reports: GuestReports,
  ) {}

  /** @returns nothing where no build can be read */
  async make(
    builds: readonly SiteRelease[],
    request: GuestPageRequest,
    fetch: typeof globalThis.fetch,
  ): Promise<MadePage | undefined> {
    let first: Readable | undefined;
    let tries = 0;
    for (const build of builds) {
      if (tries === mostTries || build.routes.every(({ screen }) => screen !== request.screen)) continue;
      const content = await this.contentOf(build);
      if (!content) continue;
      tries++;
      first ??= { build, content };
      const rendered = await this.tried({ build, content }, request, fetch);
      if (rendered) return { build, content, rendered };
    }
    const { screen, hotelTimeZone } = request;
    return first && { ...first, rendered: { html: '', serverData: { screen, hotelTimeZone }, hotel: undefined } };
  }

  async contentOf(build: SiteRelease): Promise<SiteContent | undefined> {
    return this.siteBuilds.content(build).catch((error: Error) => {
      this.logger.error({ msg: 'The pages of a build cannot be read', digest: build.digest, err: error });
      return undefined;
    });
  }

  private async tried(
    { build: { digest }, content }: Readable,
    request: GuestPageRequest,
    fetch: typeof globalThis.fetch,
  ): Promise<RenderedGuestPage | undefined> {
    const began = performance.now();
    try {
      return await this.renderers.render({ digest, source: content.renderer }, request, fetch);
    } catch (error) {
      // many pages at once are no fault of the build
      if (error instanceof BulkheadRejectedError) return undefined;
      if (!(error instanceof RenderFailure)) throw error;
      const { message, detail } = error;
      const { screen } = request;
      this.logger.error({
        msg: 'A guest page could not be rendered',
        digest,
        screen,
        message,
        detail: withoutLink(detail, request),
      });
      this.reports.addRenderFailure(digest, error, Math.round(performance.now() - began));
      return undefined;
    }
  }
}
