import type { Hotel } from '@booking/contracts/guest-pages';

/** Text that cannot end the element it stands in. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const meta = (name: string, value: string, content: string): string =>
  `<meta ${name}="${value}" content="${escapeHtml(content)}">`;

/**
 * What a messenger shows of a texted link: the hotel and the page, nothing of the guest. Crawlers run no scripts, so it is
 * written into the page.
 */
export function shareMetadata(hotel: Hotel, title: string): string {
  const heading = `${title} – ${hotel.name}`;
  return [
    `<title>${escapeHtml(heading)}</title>`,
    meta('name', 'description', `${title} at ${hotel.name}`),
    meta('property', 'og:title', heading),
    meta('property', 'og:site_name', hotel.name),
    meta('property', 'og:type', 'website'),
    ...(hotel.propertyImage ? [meta('property', 'og:image', hotel.propertyImage)] : []),
  ].join('');
}
