import { renderToString } from 'react-dom/server';
import type { RenderGuestPage } from '@booking/contracts/guest-site';
import { languageOf, languages, usualLanguage } from '@booking/languages/language';
import type { Key } from '@booking/languages/translate';
import { createSiteQueryClient, dehydrate } from '@booking/remote-kit/site-query-client';
import { hotelQuery } from '../hotel/hotel.queries.ts';
import { messagesFor } from '../language/sections.ts';
import { loadMessages, textsOf } from '../language/texts.ts';
import { loadPageQueries } from './page-queries.ts';
import { loadScreen } from './screens.ts';
import type { ServerData } from './server-data.ts';
import { sessionLanguage } from './session-language.ts';
import { Site } from './site.tsx';

/** Renders a page with what it shows first, in the language of whoever reads it, and gives its script the same to go on from. */
export const render: RenderGuestPage = async ({ screen, hotelTimeZone, pathname, search, language: wanted }, fetch) => {
  const address = { pathname, search };
  const client = createSiteQueryClient({ fetch });
  const [Screen] = await Promise.all([loadScreen(screen), loadPageQueries(client, screen, address)]);
  const language = languageOf(wanted) ?? sessionLanguage(client) ?? usualLanguage;
  const all = await loadMessages(language);
  const messages = messagesFor(screen, language, all);
  const texts = textsOf(language, messages);
  const html = renderToString(<Site {...{ Screen, hotelTimeZone, address, texts, client }} />);
  const serverData: ServerData = { screen, hotelTimeZone, language, messages, queries: dehydrate(client) };
  return {
    html,
    serverData,
    hotel: client.getQueryData(hotelQuery.queryKey)?.data[0],
    language: { tag: language, direction: languages[language].direction },
    title: textsOf(language, all).t(`titles.${screen}` as Key),
  };
};
