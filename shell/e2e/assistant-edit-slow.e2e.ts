import { expectToast, open, publishable, removeAssistants, report, verify } from './assistants-console.ts';
import { expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';

const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish(ing…| to Vapi)$/ });

test.afterEach(async ({ sql, browser }) => {
  await turnAllOff();
  await removeAssistants(sql, browser);
});

test('while Vapi is slow the buttons wait, say so, and publish once', async ({ console: page, sql }) => {
  test.setTimeout(180_000);
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  // the tools are there already, then
  await verify(page).click();
  await expectToast(page, 'Published Journey to Vapi!');
  await turnOn('vapi', 'slow');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  for (const button of [publishButton(page), verify(page)]) {
    await button.click();
    await expect(button).toHaveText('Publishing…');
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await expect(button).toBeEnabled({ timeout: 75_000 });
  }
  await expect(report(page).getByText('Published Successfully')).toBeVisible();
  expect(sent.filter((path) => path.includes('/publish'))).toEqual([
    `/api/admin/assistants/${id}/publish`,
    `/api/admin/assistants/${id}/publish-verified`,
  ]);
});
