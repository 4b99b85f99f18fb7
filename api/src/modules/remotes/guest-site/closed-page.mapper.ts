import type { Hotel } from '@booking/contracts/guest-pages';
import { escapeHtml } from '../pages/share-metadata.mapper.ts';

/** In place of the title of a page, which may tell of a booking that was confirmed. */
export const closedTitle = 'Closed for the Moment';

const styles = 'max-width: 36rem; margin: 0 auto; padding: var(--spacingVerticalXXXL) var(--spacingHorizontalL);';

const orCall = ({ name, phone }: Hotel): string =>
  phone ? `, or call ${escapeHtml(name)}: <a href="tel:${escapeHtml(phone)}">${escapeHtml(phone)}</a>` : '';

/** What guests read in place of any page while the site is switched off. Why it is off was written for staff. */
export const closedPage = (hotel: Hotel | undefined): string =>
  `<main style="${styles}"><h1>${closedTitle}</h1>` +
  '<p>We are sorry, this page cannot be used now. What you have booked or paid stays as it is.</p>' +
  `<p>Please open your link again later${hotel ? orCall(hotel) : ''}.</p></main>`;

/** The page as it was built, without the scripts that would draw what is closed and wait for presses. */
export const withoutScript = (template: string): string => template.replaceAll(/<script\b.*?<\/script>/gs, '');

/** For when no build can be read at all: a guest is told whom to call. */
export const barePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" />' +
  '<meta name="viewport" content="width=device-width, initial-scale=1" />' +
  '<meta name="robots" content="noindex, nofollow" /><!--head--></head><body><!--page--></body></html>';
