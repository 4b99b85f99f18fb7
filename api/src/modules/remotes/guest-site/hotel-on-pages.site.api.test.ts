import { afterEach, describe, expect, test } from '@jest/globals';
import { guestPageEndpoints, type Hotel } from '@booking/contracts/guest-pages';
import { pictureEndpoints } from '@booking/contracts/pictures';
import { settingEndpoints, type SettingKey } from '@booking/contracts/settings';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { words } from '@booking/languages/words';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { getLink, newCaller, newStay, see, textsOf } from '../../../../test/people/guest-trip.ts';
import { dataUrl, picture } from '../../../../test/people/pictures.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const trip = useConnectedApi();
afterEach(async () => {
  await trip.api.sql(`DELETE FROM setting WHERE key = 'hotelColors' OR key LIKE '%RetentionDays'`);
  await trip.api.call(pictureEndpoints.removeHotelPicture, { params: { kind: 'logo' } });
});

const hotel = async (): Promise<Hotel> => (await trip.api.call(guestPageEndpoints.hotels)).data[0]!;
const save = (key: SettingKey, value: unknown) => trip.api.call(settingEndpoints.save, { body: { key, value } });
/** What can be read of a page where no script runs. */
const readable = (page: string): string => page.replace(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', '');
const open = (path: string, language = 'en'): Promise<Response> =>
  trip.api.request(path, { headers: { 'accept-language': language } });
/** A busy machine leaves what comes late to the script, so it is opened until it has the hotel. */
const pageWith = (path: string, sign: string, language?: string): Promise<string> =>
  eventually(async () => {
    const page = readable(await (await open(path, language)).text());
    return page.includes(sign) && page;
  });

const paths = ['/book', '/ai', '/booking-success', '/booking-cancelled', '/room-select/guessed', '/privacy-notice'];

test.each(paths)('%s names the hotel, whom to call, where it is and what it keeps, without script', async (path) => {
  const { name, phone, address } = await hotel();
  const page = await pageWith(path, address);
  expect(/<header.*?<\/header>/s.exec(page)![0]).toContain(name);
  const footer = /<footer.*?<\/footer>/s.exec(page)![0];
  expect(footer).toContain(`Questions? Call <a href="tel:${phone}">${phoneInWords(phone)}</a>`);
  expect(footer).toContain(encodeURIComponent(address));
  expect(footer).toContain('href="/privacy-notice"');
  expect(/<title>(.*?)<\/title>/.exec(page)![1]).toMatch(new RegExp(`^[^·]+ · ${name}$`));
});

test('a tab and a shared link have the title of the page and the name of the hotel', async () => {
  const { name } = await hotel();
  const link = (await getLink(trip)).replace('/api/room-selection/', '/room-select/');
  const page = await pageWith(link, name);
  expect(page).toContain(`<title>Choose Your Room · ${name}</title>`);
  expect(page).toContain(`<meta property="og:title" content="Choose Your Room · ${name}">`);
});

test('the text that led to a page and the page name the same hotel', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const { name } = await hotel();
  const [text] = await textsOf(trip, caller);
  expect(text).toContain(name);
  const page = await pageWith(link.replace('/api/room-selection/', '/room-select/'), name);
  const { hotel: shown, startDate, endDate } = await see(trip, link);
  expect([shown.name, startDate, endDate]).toEqual([name, stay.startDate, stay.endDate]);
  expect(page).toContain(words('en').dates(stay));
});

test('a logo stands in place of the name, which is its text', async () => {
  const file = dataUrl(await picture(300, 100).png().toBuffer());
  const { logo } = await trip.api.call(pictureEndpoints.uploadHotelPicture, {
    ...{ params: { kind: 'logo' }, body: { imageData: file } },
  });
  const header = /<header.*?<\/header>/s.exec(await pageWith('/book', `${logo}/logo.webp`))![0];
  expect(header).toContain(`alt="${(await hotel()).name}"`);
});

describe('the colors of the hotel', () => {
  test('are in the page by the nonce of its policy, in light and dark', async () => {
    await save('hotelColors', { accent: '#8b0000', header: '' });
    const answer = await eventually(async () => {
      const each = await open('/book');
      const page = await each.text();
      return page.includes('#8b0000') && { page, policy: each.headers.get('content-security-policy')! };
    });
    const [, nonce] = /<style nonce="([^"]+)">:root:root\{--colorBrandBackground:#8b0000/.exec(answer.page)!;
    expect(answer.policy).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
    expect(answer.page).toContain('@media (prefers-color-scheme:dark){:root:root{--colorBrandBackground:#8b0000');
  });

  test('leave no trace where the hotel chose none', async () => {
    expect(await (await open('/book')).text()).not.toContain(':root:root');
  });
});

test.each([
  ['en', 'We delete a recording after 12 days.'],
  ['es', 'Borramos cada grabación después de 12 días.'],
])('the privacy notice in %s says how long things are kept, as it is set', async (language, sentence) => {
  await save('recordingRetentionDays', 12);
  await pageWith('/privacy-notice', sentence, language);
});
