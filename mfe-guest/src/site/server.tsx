import { renderToString } from 'react-dom/server';
import type { RenderGuestPage } from '@booking/contracts/guest-site';
import { createSiteQueryClient, dehydrate } from '@booking/remote-kit/site-query-client';
import { hotelQuery } from '../hotel/hotel.queries.ts';
import { loadPageQueries } from './page-queries.ts';
import { loadScreen } from './screens.ts';
import type { ServerData } from './server-data.ts';
import { Site } from './site.tsx';

/** Renders a page with what it shows first, and gives its script the same to go on from. */
export const render: RenderGuestPage = async ({ screen, hotelTimeZone, pathname, search }, fetch) => {
  const address = { pathname, search };
  const client = createSiteQueryClient({ fetch });
  const [Screen] = await Promise.all([loadScreen(screen), loadPageQueries(client, screen, address)]);
  const html = renderToString(<Site Screen={Screen} hotelTimeZone={hotelTimeZone} address={address} client={client} />);
  const serverData: ServerData = { screen, hotelTimeZone, queries: dehydrate(client) };
  return { html, serverData, hotel: client.getQueryData(hotelQuery.queryKey)?.data[0] };
};
