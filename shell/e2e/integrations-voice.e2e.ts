import { expect, test, type Page } from './console.ts';
import { panel } from './integrations-console.ts';

type Assistant = { name: string; type: string; status: string; assistant_id: string; published: string | null };

const assistantsOf = (page: Page) => panel(page, 'Assistants Overview');

test('each assistant is shown with what it is, how it speaks and what it can do', async ({ console: page, sql }) => {
  const assistants = await sql<Assistant & { voice_id: string | null; voice_provider: string | null }>(
    `SELECT name, assistant_type AS type, status, assistant_id, voice_id, voice_provider,
            to_char(last_published_at AT TIME ZONE 'America/Chicago', 'Mon FMDD, YYYY FMHH12:MI:SS AM') AS published
     FROM assistant WHERE mode = 'test'`,
  );
  expect(assistants.length).toBeGreaterThan(0);
  await page.goto('/integrations?view=vapi');
  await expect(assistantsOf(page).getByRole('listitem')).toHaveCount(assistants.length);
  for (const { name, status, assistant_id, voice_id, voice_provider, published } of assistants) {
    const item = assistantsOf(page).getByRole('listitem').filter({ hasText: assistant_id });
    for (const text of [name, status, assistant_id, voice_id, voice_provider, published ?? 'Never']) {
      if (text) await expect(item.getByText(text, { exact: true })).toBeVisible();
    }
  }
  const guests = assistantsOf(page).getByRole('listitem').filter({ hasText: 'Guest' }).first();
  await expect(guests.getByText(/get_availability_and_rates, create_reservation, lookup_reservation/)).toBeVisible();
});

test('published, draft and error have their words and colours', async ({ console: page }) => {
  const [known] = (await (await page.request.get('/api/admin/assistants')).json()) as object[];
  const one = (id: number, status: string) => ({ ...known, id, name: `Assistant ${id}`, status });
  await page.route('**/api/admin/assistants', (route) =>
    route.fulfill({ json: [one(1, 'published'), one(2, 'draft'), one(3, 'error')] }),
  );
  await page.goto('/integrations?view=vapi');
  const looks = { published: 'good', draft: 'neutral', error: 'bad' };
  for (const [status, tone] of Object.entries(looks)) {
    await expect(assistantsOf(page).getByText(status, { exact: true })).toHaveAttribute('data-tone', tone);
  }
});

test('without assistants and tools it says so', async ({ console: page }) => {
  await page.route('**/api/admin/assistants', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/admin/vapi/tools', (route) => route.fulfill({ json: { success: true, tools: [] } }));
  await page.goto('/integrations?view=vapi');
  await expect(page.getByText('No assistants found', { exact: true })).toBeVisible();
  await expect(page.getByText('No tools configured', { exact: true })).toBeVisible();
});

test('assistants and tools are asked for every 30 seconds', async ({ console: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(assistants|vapi\/tools)$/.test(pathname)) asked.push(pathname);
  });
  await page.clock.install();
  await page.goto('/integrations?view=vapi');
  await expect(assistantsOf(page).getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.fastForward(30_000);
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/api/admin/assistants', '/api/admin/assistants', '/api/admin/vapi/tools', '/api/admin/vapi/tools']);
});

test('the call flow names its phases, tools, providers and where each is called', async ({ console: page }) => {
  await page.goto('/integrations?view=vapi');
  const phases = panel(page, 'Guest Booking Tools - Call Flow Order').getByRole('table');
  await expect(phases).toHaveCount(4);
  const shown = await phases.evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap((table) => [
      [document.getElementById(table.getAttribute('aria-labelledby')!)!.textContent],
      ...[...table.tBodies[0]!.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    ]),
  );
  const step = (name: string, provider: string): unknown[] => [
    name,
    provider,
    'POST with bearer token',
    expect.stringMatching(new RegExp(`^https?://.+/api/vapi-tools/${name}$`)),
  ];
  expect(shown).toEqual([
    ['Phase 1: Information gathering'],
    step('get_property_facts', 'Cloudbeds'),
    step('get_availability_and_rates', 'Cloudbeds'),
    step('get_guest_intake', 'Cloudbeds'),
    ['Phase 2: Room selection through a visual path'],
    step('send_room_selection_link', 'Internal and Twilio'),
    ['Phase 3: Contact information fallback'],
    step('send_booking_details_link', 'Internal and Twilio'),
    ['Phase 4: Payment and reservation'],
    step('create_reservation', 'Cloudbeds'),
    step('create_stripe_checkout_session', 'Stripe'),
    step('send_sms', 'Twilio'),
  ]);
});
