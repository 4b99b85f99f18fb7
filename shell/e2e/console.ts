import { createHash } from 'node:crypto';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import pg from 'pg';
import { owner } from '../../tools/src/testing/test-environment.ts';
import { untilAllAreAskedAgain } from './faults.ts';
import { leaveNothing, shareContext, type SharedContext } from './shared-context.ts';

export { expect, type Browser, type Locator, type Page } from '@playwright/test';

type Cookies = Parameters<BrowserContext['addCookies']>[0];
type Visitor = BrowserContextOptions & { isSignedIn?: boolean };
type Complaints = { heard: string[]; allowed: RegExp[] };

export type Sql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

type Fixtures = {
  /** A page with the owner signed in, at no address yet. */
  console: Page;
  /** A page in a browser of its own: another person, another device, an empty cache. */
  visit: (visitor?: Visitor) => Promise<Page>;
  /** Looks into the database, to hold what a screen shows against what is there. */
  sql: Sql;
  /** What the browser's own console complained about. A journey fails when there is anything it did not provoke. */
  complaints: Complaints;
  mayComplain: (about: RegExp) => void;
  /** What a journey made fail answers the next one. */
  noFaultsLeft: void;
};
type Shared = { pool: pg.Pool; cookiesOfOwner: Cookies; sharedContext: SharedContext };

export const test = base.extend<Fixtures, Shared>({
  baseURL: async ({}, use) => use(process.env['E2E_URL']),
  pool: [
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: process.env['E2E_DATABASE_URL'], max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
  cookiesOfOwner: [
    async ({ browser, pool }, use) => {
      // a hotel that served journeys before still counts their sign-ins
      await pool.query('DELETE FROM rate_limit');
      await use(await signedInOnce(browser));
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser }, use) => {
      const shared = shareContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  sql: async ({ pool }, use) => use(async (text, values) => (await pool.query<never>(text, values)).rows),
  complaints: [
    async ({}, use) => {
      const complaints: Complaints = { heard: [], allowed: [] };
      await use(complaints);
      const unexpected = complaints.heard.filter((heard) => !complaints.allowed.some((about) => about.test(heard)));
      expect(unexpected, 'What the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  noFaultsLeft: [
    async ({}, use) => {
      await use();
      await untilAllAreAskedAgain();
    },
    { auto: true },
  ],
  mayComplain: async ({ complaints }, use) => use((about) => void complaints.allowed.push(about)),
  context: async ({ sharedContext, complaints, baseURL }, use, { file }) => {
    const context = await sharedContext.of(file, reportViolations);
    const stopListening = listen(context, complaints);
    await use(context);
    stopListening();
    await leaveNothing(context, baseURL!);
  },
  console: async ({ page, context, cookiesOfOwner, sql }, use) => {
    await stepUp(sql, cookiesOfOwner);
    await context.addCookies(cookiesOfOwner);
    await use(page);
  },
  visit: async ({ browser, complaints, cookiesOfOwner, sql }, use) => {
    await stepUp(sql, cookiesOfOwner);
    const contexts: BrowserContext[] = [];
    await use(async ({ isSignedIn = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await reportViolations(context);
      listen(context, complaints);
      if (isSignedIn) await context.addCookies(cookiesOfOwner);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** @returns what ends it */
function listen(context: BrowserContext, { heard }: Complaints): () => void {
  const onMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError): void => void heard.push(`Uncaught ${error.error().stack}`);
  context.on('console', onMessage);
  context.on('weberror', onError);
  return () => {
    context.off('console', onMessage);
    context.off('weberror', onError);
  };
}

/** Violations of the content security policy are heard as errors, also those that a script tried and got over. */
const reportViolations = async (context: BrowserContext): Promise<void> =>
  void (await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      reportError(new Error(`Content Security Policy: ${violatedDirective} in ${sourceFile}`)),
    ),
  ));

async function signedInOnce(browser: Browser): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: process.env['E2E_URL'] });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await signIn(page);
  await page.waitForURL('/');
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** What a session proved is as old as the journeys say: one sign-in serves hundreds of them, and would be too old for the later ones. */
export async function stepUp(sql: Sql, cookies: Cookies, minutesAgo = 0): Promise<void> {
  const token = cookies.find(({ name }) => name === 'session')?.value ?? '';
  await sql('UPDATE session SET stepped_up_at = now() - make_interval(mins => $2) WHERE token_hash = $1', [
    createHash('sha256').update(token).digest(),
    minutesAgo,
  ]);
}

/** Whether a request is to change something in the hotel. A page also tells how its screens loaded, when it has time. */
export const asksForChange = (request: Request): boolean =>
  request.method() === 'POST' && request.url().includes('/api/admin/');

/** Does something while the next thing that the page asks for there is on its way, so that nothing it asks on a timer meets it first. */
export const meanwhile = (page: Page, asked: RegExp, what: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    asked,
    async (route) => {
      await what();
      await route.continue();
    },
    { times: 1 },
  );

/** Fills in the sign-in page and sends it. */
export async function signIn(page: Page, { email, password } = owner): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Switches the whole hotel, by the switch in the header, and answers the question that follows. */
export async function switchMode(page: Page, mode: 'live' | 'test'): Promise<void> {
  await page.getByRole('switch', { name: 'Live mode' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Switch to ${mode}` })
    .click();
}
