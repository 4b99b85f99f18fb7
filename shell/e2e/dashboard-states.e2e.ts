import { expect, test } from './console.ts';

const cards = [
  {
    card: 'the figures',
    path: '/api/admin/dashboard/metrics/enhanced',
    waiting: 'Loading figures',
    shown: 'Calls Today',
  },
  {
    card: 'the chart',
    path: '/api/admin/dashboard/daily?days=30',
    waiting: 'Loading the chart…',
    shown: 'in the last 30 days',
  },
  {
    card: 'the calls',
    path: '/api/admin/call-logs/enhanced?limit=10',
    waiting: 'Loading the calls…',
    shown: 'Info Only',
  },
  {
    card: 'the status',
    path: '/api/admin/dashboard/agent-status',
    waiting: 'Loading the status…',
    shown: 'Response Time',
  },
  {
    card: 'the alerts',
    path: '/api/admin/alerts',
    waiting: 'Loading the alerts…',
    shown: 'No active alerts. System is running normally.',
  },
];

for (const { card, path, waiting, shown } of cards) {
  const sentence = 'The database is away.';
  const title = `${card.replace('the', 'The')} could not be loaded`;

  test(`${card}: a wait is seen, a failure tells why, "Try again" mends it`, async ({ console: page, mayComplain }) => {
    mayComplain(/status of 500/);
    const answered = Promise.withResolvers<void>();
    await page.route(`**${path}`, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 500, json: { error: sentence, message: sentence } });
    });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('progressbar', { name: waiting })).toBeVisible();
    answered.resolve();

    const failure = main.getByRole('alert').filter({ hasText: title });
    await expect(failure).toContainText(`500: ${sentence}`);
    await expect(main.getByRole('alert')).toHaveCount(1);
    await expect(main.getByText(shown)).toHaveCount(0);

    await page.unroute(`**${path}`);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText(shown).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test(`${card}: somebody who may not see it is told so, and the other cards stand`, async ({
    console: page,
    mayComplain,
  }) => {
    mayComplain(/status of 403/);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 403, json: { error: 'Your role does not permit this. Ask the owner of the account.' } }),
    );
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('You do not have access', { exact: true })).toBeVisible();
    await expect(main.getByText(`Your role does not include ${card}. Ask the owner of the account.`)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    for (const other of cards) if (other.card !== card) await expect(main.getByText(other.shown).first()).toBeVisible();
  });
}

test('"Try again" waits for its answer and can be pressed once', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  const path = '**/api/admin/dashboard/agent-status';
  await page.route(path, (route) => route.fulfill({ status: 500, json: { error: 'The database is away.' } }));
  await page.goto('/');
  const status = page.getByRole('region', { name: 'AI Agent Status' });
  await expect(status.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await page.unroute(path);
  await page.route(path, () => undefined);
  await status.getByRole('button', { name: 'Try again' }).click();
  await expect(status.getByRole('button', { name: 'Try again' }).and(page.locator(':enabled'))).toHaveCount(0);
});
