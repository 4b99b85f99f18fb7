import { languageCookie, languages, type Language } from '@booking/languages/language';

const year = 365 * 24 * 3600;

/** Says to the server from the next request on which language the guest chose. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
  } catch {
    // a browser that lets no site keep anything: it holds for this page
  }
}

/** Of the whole document, for screen readers and for what the browser writes itself. */
export function nameLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
}
