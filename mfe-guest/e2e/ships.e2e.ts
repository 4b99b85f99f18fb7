import { guestRemote } from '@booking/contracts/guest-site';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { sessionBucket } from '../../api/src/modules/remotes/boot/build-choice.rule.ts';
import type { TestBuild } from '../../api/test/start/remote-builds.ts';
import { installedRenderer, siteBuildOf } from '../../api/test/start/site-builds.ts';
import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { asked, goBack } from '../../shell/e2e/remotes/shipping.ts';
import { textedLink } from './texted-link.ts';
import { chooseFirstRoom, goodCard, heading, newName, payBy, submitContact, takeUpPhone, textAfter } from './trip.ts';

const hotel = process.env['E2E_URL']!;
const params = { id: guestRemote };
const reason = 'A journey ships while a guest is choosing';

/** The build that a page is of, by the address of its script. */
async function buildOf(page: Page): Promise<string> {
  const script = page.locator('script[src^="/site/"]');
  return (await script.getAttribute('src'))!.split('/')[2]!;
}

async function admit({ release, files }: TestBuild): Promise<string> {
  const { digest } = release;
  const body = {
    files: Object.entries(files).map(([name, text]) => ({ name, base64: Buffer.from(text).toString('base64') })),
  };
  await asked(hotel, releaseEndpoints.uploadBuild, { params: { ...params, digest }, body });
  await asked(hotel, releaseEndpoints.admit, { params, body: { release, reason } });
  return digest;
}

/** Ships a build that does the same as the one that is there. @returns its digest */
async function shipAnother(): Promise<string> {
  const digest = await admit(await siteBuildOf('another', await installedRenderer()));
  await asked(hotel, releaseEndpoints.change, { params, body: { kind: 'live', digest, reason } });
  return digest;
}

/** What the next page tells of how it did, once that is taken. */
async function told(page: Page): Promise<object> {
  const answer = await page.waitForResponse('**/api/guest-site/reports');
  expect(answer.status()).toBe(202);
  return answer.request().postDataJSON() as object;
}

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('while a guest is choosing a room her pages are shipped: she finishes on the build she began with', async ({
  page: phone,
  visit,
}) => {
  test.setTimeout(120_000);
  const number = '+15125550176';
  const others = await takeUpPhone(phone, number);
  await phone.goto(await textedLink(number));
  await expect(heading(phone)).toHaveText('Choose Your Room');
  const hers = await buildOf(phone);
  const shipped = await shipAnother();
  try {
    await chooseFirstRoom(phone);
    await phone.reload();
    expect(await buildOf(phone)).toBe(hers);
    await submitContact(phone, newName());

    await takeUpPhone(phone, number);
    await (await textAfter(phone, others + 1)).getByRole('link').click();
    await payBy(phone, goodCard);
    await expect(heading(phone)).toHaveText('Booking Confirmed');
    expect(await buildOf(phone)).toBe(hers);

    const another = await visit();
    await another.goto('/book');
    await expect(heading(another)).toHaveText('Book Your Stay');
    expect(await buildOf(another)).toBe(shipped);
  } finally {
    await goBack(hotel, guestRemote);
  }
  const afterwards = await visit();
  await afterwards.goto('/book');
  await expect(heading(afterwards)).toHaveText('Book Your Stay');
  expect(await buildOf(afterwards)).toBe(hers);
});

test('a page tells that it works, or that its script did not come, and nothing of its guest', async ({
  page,
  visit,
  mayComplain,
}) => {
  const [report] = await Promise.all([told(page), page.goto('/book')]);
  expect(report).toEqual({ digest: await buildOf(page), outcome: 'ready', ms: expect.any(Number) });
  mayComplain(/ERR_FAILED/);
  const cutOff = await visit();
  await cutOff.route('**/site/*/site-main.*', (route) => route.abort());
  const [broken] = await Promise.all([told(cutOff), cutOff.goto('/book')]);
  expect(broken).toEqual({ digest: await buildOf(cutOff), outcome: 'network', ms: expect.any(Number) });
  await expect(heading(cutOff)).toHaveText('Book Your Stay');
});

test('a canary whose script breaks at guests ends by itself', async ({ visit, sql, mayComplain }) => {
  mayComplain(/broken on purpose/);
  const digest = await admit(
    await siteBuildOf('broken', await installedRenderer(), 'throw Error("broken on purpose");'),
  );
  await asked(hotel, releaseEndpoints.change, { params, body: { kind: 'canary', share: 99, digest, reason } });
  const page = await visit();
  const link = Array.from({ length: 50 }, (_, n) => `link-of-nobody-${n}`).find(
    (of) => sessionBucket(of, guestRemote) < 99,
  );
  await page.goto(`/room-select/${link}`);
  expect(await buildOf(page)).toBe(digest);
  const canary = async (): Promise<object | null> =>
    (await asked(hotel, releaseEndpoints.states, {})).find(({ id }) => id === guestRemote)!.canary;
  for (let pages = 0; pages < 30 && (await canary()) !== null; pages++) {
    // each page as from another address, of which none counts often
    await sql('DELETE FROM rate_limit');
    const [report] = await Promise.all([told(page), page.goto('/book')]);
    expect(report).toMatchObject({ outcome: 'load-threw' });
    await expect(heading(page)).toHaveText('Book Your Stay');
  }
  expect(await canary()).toBeNull();
  const [report] = await Promise.all([told(page), page.goto('/book')]);
  expect(report).toMatchObject({ outcome: 'ready' });
  expect(await buildOf(page)).not.toBe(digest);
});
