import { containerOf, whileLive } from './altered-build.ts';
import { expect, test, type Page } from './console.ts';
import { sidebar } from './places.ts';
import { growthFromHere, keepCount } from './traces.ts';

const show = async (page: Page, { label, title }: (typeof sidebar)[number]): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

const [dashboard, assistants] = sidebar;

for (const section of sidebar) {
  test(`opening and leaving ${section.label} 20 times leaves nothing behind`, async ({ console: page }) => {
    const elsewhere = section === assistants ? dashboard : assistants;
    const openAndLeave = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) {
        await show(page, section);
        await show(page, elsewhere);
      }
    };
    await keepCount(page);
    await page.goto('/');
    await openAndLeave(2);
    const growth = await growthFromHere(page);
    await openAndLeave(20);
    await expect.poll(growth, 'What there is more of').toEqual({});
  });
}

const untidy = `() => {
  addEventListener('resize', () => undefined);
  document.addEventListener('keydown', () => undefined);
  setInterval(() => undefined, 1e6);
  for (let n = 0; n < 20; n++) setTimeout(() => undefined, 1e6);
  const sheet = new CSSStyleSheet();
  sheet.insertRule('p {}');
  document.adoptedStyleSheets.push(sheet);
  document.body.append(document.createElement('div'));
  globalThis['lamp' + document.body.children.length] = 1;
  return 'Lamps';
}`;

test('what a screen leaves behind is found', async ({ console: page, sql }) => {
  await whileLive(sql, 'mfe-assistants', { entry: () => containerOf('mfe-assistants', untidy) }, async () => {
    await keepCount(page);
    await page.goto('/');
    await show(page, dashboard);
    const growth = await growthFromHere(page);
    await page.getByRole('link', { name: assistants.label, exact: true }).click();
    await expect(page.getByText('Lamps')).toBeVisible();
    await show(page, dashboard);
    expect(await growth()).toMatchObject({
      'window listens to resize': 1,
      'document listens to keydown': 1,
      intervals: expect.any(Number),
      timeouts: expect.any(Number),
      'style rules': expect.any(Number),
      'style sheets': 1,
      'elements in the body': 1,
    });
    expect(Object.keys(await growth()).filter((key) => key.startsWith('window.lamp'))).toHaveLength(1);
  });
});
