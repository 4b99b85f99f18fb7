import { renderToString } from 'react-dom/server';
import { addressOf } from '@booking/contracts/endpoint';
import type { Hotel } from '@booking/contracts/guest-pages';
import type { WriteGuestPage } from '@booking/contracts/guest-site';
import { aiEndpoints } from '../ai/endpoints.ts';
import { pageEndpoints } from '../endpoints.ts';
import type { Read, Readable } from '../written.ts';
import { loadScreen } from './screens.ts';
import { Site, type Start } from './site.tsx';

const endpoints = { ...pageEndpoints, ...aiEndpoints };

/**
 * Renders a page with all it shows. What its screen asks for while it is rendered is asked of the API, all at once, and written into the
 * page for its script; what has no good answer is left to the script, which tells the guest of it.
 */
export const write: WriteGuestPage = async ({ screen, hotelTimeZone, pathname, search }, ask) => {
  const written: Start['written'] = {};
  const wanted = new Map<Readable, string>();
  const read: Read = (name, given) => {
    const { params, query } = given as { params?: object; query?: object };
    if (!(name in written)) wanted.set(name, addressOf(endpoints[name], params, query));
    return written[name] as ReturnType<typeof read<typeof name>>;
  };
  const Screen = await loadScreen(screen);
  const html = (hotel?: Hotel): string =>
    renderToString(
      <Site Screen={Screen} hotelTimeZone={hotelTimeZone} address={{ pathname, search }} read={read} hotel={hotel} />,
    );
  html();
  const [hotels] = await Promise.all([
    ask(endpoints.hotels.path) as Promise<{ data: Hotel[] } | undefined>,
    ...[...wanted].map(async ([name, address]) => {
      const answer = await ask(address);
      if (answer !== undefined) written[name] = answer;
    }),
  ]);
  const start: Start = { screen, hotelTimeZone, written };
  return { html: html(hotels?.data[0]), start };
};
