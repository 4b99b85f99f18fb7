import type { Hotel } from '@booking/contracts/guest-pages';
import { usualLanguage, type Language } from '@booking/languages/language';
import { words } from '@booking/languages/words';

/** Text that cannot end the element it stands in. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const meta = (name: string, value: string, content: string): string =>
  `<meta ${name}="${value}" content="${escapeHtml(content)}">`;

/** The title of a tab: what the page is for, and whose it is. */
export const titleElement = (hotel: Hotel | undefined, title: string): string =>
  `<title>${escapeHtml(hotel ? `${title} · ${hotel.name}` : title)}</title>`;

/**
 * What a messenger shows of a texted link: the hotel and the page, nothing of the guest. Crawlers run no scripts, so it is
 * written into the page.
 */
export function shareMetadata(hotel: Hotel, title: string, language: Language = usualLanguage): string {
  const heading = `${title} · ${hotel.name}`;
  return [
    meta('name', 'description', words(language).t('site.titleAtHotel', { title, hotel: hotel.name })),
    meta('property', 'og:title', heading),
    meta('property', 'og:site_name', hotel.name),
    meta('property', 'og:type', 'website'),
    ...(hotel.propertyImage ? [meta('property', 'og:image', hotel.propertyImage)] : []),
  ].join('');
}
