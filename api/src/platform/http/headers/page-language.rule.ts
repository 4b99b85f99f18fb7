import { languageCookie, languageFrom, languageOf, type Language } from '@booking/languages/language';
import type { FastifyRequest } from 'fastify';

type PageRequest = Pick<FastifyRequest, 'cookies' | 'headers'>;

/** The language of the page that sends a request: what its reader chose there, else what the browser prefers; null for neither. */
export const pageLanguage = ({ cookies, headers }: PageRequest): Language | null =>
  languageOf(cookies[languageCookie]) ?? languageFrom(headers['accept-language']) ?? null;
