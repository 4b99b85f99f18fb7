import type { Hotel } from '@booking/contracts/guest-pages';
import type { RenderedGuestPage } from '@booking/contracts/guest-site';
import { languages, type Language } from '@booking/languages/language';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { scriptJson } from '../pages/script-json.mapper.ts';
import { shareMetadata, titleElement } from '../pages/share-metadata.mapper.ts';
import { hotelColorsStyle } from './hotel-colors.mapper.ts';
import type { SiteRelease } from './site-choice.rule.ts';

export type Route = RemoteDeclaration['routes'][number];

const dataScript = (serverData: object): string =>
  `<script type="application/json" id="server-data">${scriptJson(serverData)}</script>`;

/** The file of a screen that is not in the site's own script. */
function preloadOf({ digest, site, assets }: SiteRelease, screen: string, nonce: string): string {
  const file = Object.hasOwn(site.screens, screen) ? site.screens[screen] : undefined;
  if (file === undefined) return '';
  const address = `href="/site/${digest}/${file}" integrity="${assets[file]}"`;
  return `<link rel="preload" as="script" crossorigin="anonymous" ${address} nonce="${nonce}">`;
}

type PageLanguage = NonNullable<RenderedGuestPage['language']>;

export const writtenAs = (language: Language): PageLanguage => ({
  tag: language,
  direction: languages[language].direction,
});

/** Says which language a page is in, and which way it is written. */
export const inLanguage = (template: string, { tag, direction }: PageLanguage): string =>
  template.replace(/<html lang="[\w-]*"/, `<html lang="${tag}" dir="${direction}"`);

/** What the head of a page says of the hotel, with the hotel's colors. */
export function hotelHead(hotel: Hotel | undefined, title: string, nonce: string, language?: Language): string {
  if (!hotel) return titleElement(hotel, title);
  return titleElement(hotel, title) + shareMetadata(hotel, title, language) + hotelColorsStyle(hotel.colors, nonce);
}

type Parts = Record<'head' | 'page' | 'server-data', string>;

/** A page with what the server writes into its places. */
export const filled = (template: string, parts: Parts): string =>
  template.replace(/<!--(head|page|server-data)-->/g, (_, part: keyof Parts) => parts[part]);

/** What the server writes into a page of a build. */
export const partsOf = (
  build: SiteRelease,
  screen: string,
  { html, serverData }: RenderedGuestPage,
  head: string,
  nonce: string,
): Parts => ({
  head: head + preloadOf(build, screen, nonce),
  page: html,
  'server-data': dataScript(serverData),
});
