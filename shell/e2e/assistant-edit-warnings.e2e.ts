import {
  changeVoiceAtVapi,
  differences,
  expectToast,
  field,
  isSettled,
  open,
  panel,
  publishable,
  publishVerified,
  removeAssistants,
  report,
  rollBack,
  tab,
  verify,
  voiceAt,
} from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';

type Answer = { success: boolean; verification: object };

/** Version 2 is published, and somebody changes its voice at Vapi before it is read back. */
async function publishedWithWarnings(page: Page, id: number, path: string): Promise<void> {
  await page.route('**/publish-verified', async (route) => {
    const answer = await route.fetch();
    const { verification, ...told } = (await answer.json()) as Answer;
    await changeVoiceAtVapi(path);
    const headers = { origin: process.env['E2E_URL']! };
    const looked = await page.request.post(`/api/admin/assistants/${id}/drift`, { data: {}, headers });
    const drift = (await looked.json()) as { differences: object[] };
    await route.fulfill({
      response: answer,
      json: {
        ...told,
        success: false,
        holds: 'Callers hear version 2, but for voice id.',
        verification: { ...verification, differences: drift.differences },
      },
    });
  });
  await verify(page).click();
  await expect(report(page).getByText('Published with Warnings')).toBeVisible({ timeout: 30_000 });
}

const waysOut = [
  {
    way: 'publish again',
    act: (page: Page) => report(page).getByRole('button', { name: 'Publish Version 2 Again' }).click(),
    voice: 'Elliot',
  },
  {
    way: 'keep what Vapi has',
    act: (page: Page) => report(page).getByRole('button', { name: 'Keep What Vapi Has' }).click(),
    voice: 'Savannah',
  },
  { way: 'roll back', act: (page: Page) => rollBack(page, report(page)), voice: 'Elliot' },
];

test.afterEach(async ({ sql, browser }) => {
  await turnAllOff();
  await removeAssistants(sql, browser);
});

for (const { way, act, voice } of waysOut) {
  test(`a report with warnings tells what was expected and what was found, and one can ${way}`, async ({
    console: page,
    sql,
  }) => {
    const { id, path } = await publishable(sql);
    await open(page, id, 'publish');
    await publishVerified(page);
    await publishedWithWarnings(page, id, path);
    await expect(report(page)).toContainText('Callers hear version 2, but for voice id.');
    await expect(differences(report(page))).toHaveText([/Voice ID.*Expected.*Elliot.*Found.*Savannah/]);
    await expectAccessible(page, 'a report with warnings');
    await act(page);
    await isSettled(page);
    expect(await voiceAt(path)).toBe(voice);
    const newest = panel(page, 'Version History').getByRole('listitem').first();
    await expect(newest).toContainText(/Version 3.*Live/s);
    await tab(page, 'Configuration').click();
    await expect(field(page, 'Voice ID')).toHaveValue(voice);
  });
}

test('while Vapi is down a publish says so and what callers hear, and goes well afterwards', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of [45]\d\d/);
  test.setTimeout(120_000);
  const { id, path } = await publishable(sql);
  await open(page, id, 'publish');
  await publishVerified(page);
  await tab(page, 'Configuration').click();
  await field(page, 'Voice ID').fill('Nico');
  await tab(page, 'Publish').click();
  await turnOn('vapi', 'server_error');
  await verify(page).click();
  await expect(report(page)).toContainText(/Publish Error.*Vapi.*Nothing of it went live\./s, { timeout: 45_000 });
  await expect(panel(page, 'Version History').getByRole('listitem').first()).toContainText(/Version 1.*Live/s);
  await page.getByRole('button', { name: 'Publish to Vapi' }).click();
  await expectToast(page, 'Publish Failed', /Vapi/);
  await turnAllOff();
  expect(await voiceAt(path)).toBe('Elliot');
  // Vapi is left alone for ten seconds first
  await expect(async () => {
    await verify(page).click();
    await expect(report(page).getByText('Published Successfully')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  expect(await voiceAt(path)).toBe('Nico');
});
