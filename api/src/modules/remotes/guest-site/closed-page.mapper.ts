import type { Hotel } from '@booking/contracts/guest-pages';
import { phoneAddress, phoneInWords } from '@booking/hotel/phone-in-words';
import type { Language } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { escapeHtml } from '../pages/share-metadata.mapper.ts';

/** In place of the title of a page, which may tell of a booking that was confirmed. */
export const closedTitle = (language: Language): string => words(language).t('titles.closed');

const styles = 'max-width: 36rem; margin: 0 auto; padding: var(--spacingVerticalXXXL) var(--spacingHorizontalL);';

const callLink = (phone: string): string =>
  `<a href="${escapeHtml(phoneAddress(phone) ?? '')}">${escapeHtml(phoneInWords(phone))}</a>`;

/** What guests read in place of any page while the site is switched off. Why it is off was written for staff. */
export function closedPage(hotel: Hotel | undefined, language: Language): string {
  const { t } = words(language);
  const later = hotel?.phone
    ? t('closed.laterOrCall', { hotel: escapeHtml(hotel.name), phone: callLink(hotel.phone) })
    : t('closed.later');
  return (
    `<main style="${styles}"><h1>${closedTitle(language)}</h1>` +
    `<p>${t('closed.nothingChanged')}</p><p>${later}</p></main>`
  );
}

/** The page as it was built, without the scripts that would draw what is closed and wait for presses. */
export const withoutScript = (template: string): string => template.replaceAll(/<script\b.*?<\/script>/gs, '');

/** For when no build can be read at all: a guest is told whom to call. */
export const barePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" />' +
  '<meta name="viewport" content="width=device-width, initial-scale=1" />' +
  '<meta name="robots" content="noindex, nofollow" /><!--head--></head><body><!--page--></body></html>';
