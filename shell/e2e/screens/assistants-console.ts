import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type Locator, type Page, type Sql } from '../console.ts';

export const card = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Assistants' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
export const panel = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
/** A required field has a star behind its name. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('tabpanel').getByLabel(new RegExp(`^${label}[ *]*$`));
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Assistants of journeys have a name that begins so. */
const mark = 'Journey';

type Given = Partial<
  Record<'agent_name' | 'description' | 'first_message' | 'voice_provider' | 'voice_id' | 'system_prompt', string>
> & {
  name?: string;
  type?: string;
  status?: string;
};

/** An assistant of the console that Vapi does not know. @returns its id */
export async function assistantHere(
  sql: Sql,
  { name = mark, type = 'guest', status = 'draft', ...draft }: Given = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO assistant (mode, assistant_id, name, assistant_type, status, agent_name, description, first_message,
       voice_provider, voice_id, system_prompt)
     VALUES ('test', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      randomUUID(),
      name,
      type,
      status,
      draft.agent_name,
      draft.description,
      draft.first_message,
      draft.voice_provider,
      draft.voice_id,
      draft.system_prompt,
    ],
  );
  return row!.id;
}

const secret = (name: string): string => readFileSync(join(process.env['E2E_DATA_DIR']!, 'secrets', name), 'utf8');

/** Asks the simulated Vapi itself, as whoever has the key of the test account. */
export async function atVapi<Answer = { id: string }>(method: string, path: string, body?: object): Promise<Answer> {
  const { port } = new URL(process.env['E2E_CONTROL_URL']!);
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 1}${path}`, {
    method,
    headers: { authorization: `Bearer ${secret('vapi-test-api-key')}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path} at Vapi: ${answer.status}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** With everything that belongs to them, here and at Vapi; pages are closed before, or they would ask for what is gone. */
export async function removeAssistants(sql: Sql, browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
  const gone = `SELECT id FROM assistant WHERE name LIKE '${mark}%'`;
  for (const table of ['assistant_image', 'assistant_version'])
    await sql(`DELETE FROM ${table} WHERE assistant IN (${gone})`);
  await sql(`DELETE FROM assistant WHERE name LIKE '${mark}%'`);
  const held = await atVapi<{ id: string; name: string }[]>('GET', '/assistant?limit=1000');
  for (const { id, name } of held) if (name.startsWith(mark)) await atVapi('DELETE', `/assistant/${id}`);
}

/** An assistant that both the console and Vapi know, with a draft that can be published. */
export async function publishable(sql: Sql): Promise<{ id: number; path: string }> {
  const held = await atVapi('POST', '/assistant', { name: 'Journey at Vapi', maxDurationSeconds: 900 });
  const id = await assistantHere(sql, {
    name: 'Journey',
    agent_name: 'Rosa',
    first_message: 'Hello, I am an AI assistant. This call may be recorded.',
    voice_provider: 'vapi',
    voice_id: 'Elliot',
    system_prompt: 'You answer the phone of the hotel.',
  });
  await sql(
    `UPDATE assistant SET assistant_id = $2, model_provider = 'openai', model_name = 'gpt-4o',
       transcriber_provider = 'deepgram', transcriber_model = 'nova-3', first_message_mode = 'assistant-speaks-first'
     WHERE id = $1`,
    [id, held.id],
  );
  return { id, path: `/assistant/${held.id}` };
}

const publishing = (page: Page): Locator => panel(page, 'Publish & Verify');
export const verify = (page: Page): Locator =>
  publishing(page).getByRole('button', { name: /^Publish(ing…| & Verify)$/ });
export const report = (page: Page): Locator => publishing(page).getByRole('status');

/** Publishes from the review that a button opened. */
export async function publishReviewed(page: Page): Promise<void> {
  await dialog(page, 'Review before publishing').getByRole('button', { name: 'Publish to the TEST line' }).click();
}

/** Publishes what the open Publish tab shows, and waits until it is live. */
export async function publishVerified(page: Page): Promise<void> {
  await verify(page).click();
  await publishReviewed(page);
  await expect(report(page).getByText('Published Successfully')).toBeVisible({ timeout: 30_000 });
}

export const voiceAt = async (path: string): Promise<string> =>
  (await atVapi<{ voice: { voiceId: string } }>('GET', path)).voice.voiceId;

/** Published with Elliot's voice, changed at Vapi to Savannah's, and found by a look. */
export async function drifted(page: Page, sql: Sql): Promise<{ id: number; path: string }> {
  const made = await publishable(sql);
  await open(page, made.id, 'publish');
  await publishVerified(page);
  await atVapi('PATCH', made.path, { voice: { provider: 'vapi', voiceId: 'Savannah' } });
  const drift = panel(page, 'At Vapi');
  await drift.getByRole('button', { name: 'Check Now' }).click();
  await expect(drift.getByText('Changed at Vapi', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(differences(drift)).toHaveText([/Voice ID.*Elliot.*Savannah/]);
  return made;
}

/** What the Publish tab tells of a field that is not as it should be, in one of its parts. */
export const differences = (part: Locator): Locator =>
  part.getByRole('list', { name: 'Differences' }).getByRole('listitem');

export const isSettled = (page: Page): Promise<void> =>
  expect(panel(page, 'At Vapi').getByText('Changed at Vapi', { exact: true })).toHaveCount(0, { timeout: 30_000 });

export async function open(page: Page, id: number, shown = 'overview'): Promise<void> {
  await page.goto(`/assistant/${id}?tab=${shown}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

/** The toast that shows has this title and these words. */
export async function expectToast(page: Page, title: string | RegExp, ...words: (string | RegExp)[]): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });
  for (const each of words) await expect(messages.getByText(each)).toBeVisible();
}
