import type { Request, Response } from '@playwright/test';
import { callRows } from '../calls/call-console.ts';
import { expect, switchMode, test } from '../console.ts';

test('every call carries the session cookie, which no script can read, and nothing else holds a credential', async ({
  console: page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const ended: Request[] = [];
  // of one that is given up on the way the browser does not tell all headers
  page.on('requestfinished', (request) => ended.push(request));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(callRows(page)).toHaveCount(100);
  await switchMode(page, 'live');
  await expect(page.getByText('No call logs found')).toBeVisible();
  await switchMode(page, 'test');
  await expect(callRows(page)).toHaveCount(100);

  const calls = ended.filter((request) => ['fetch', 'xhr'].includes(request.resourceType()));
  expect(calls.length).toBeGreaterThan(8);
  for (const request of calls) {
    const [path, sent] = [new URL(request.url()).pathname, await request.allHeaders()];
    expect(path).toMatch(/^\/api\/(admin\/|remotes\/|hotels$)/);
    expect(sent['cookie'], path).toContain('session=');
    expect(sent, path).not.toHaveProperty('authorization');
  }
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(text).not.toMatch(/Basic [A-Za-z0-9+/]{8,}|btoa\(["'`]/);
});

test('a console page allows no foreign script, no framing and no copy in any cache', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/Content Security Policy/);
  const headers = (await page.goto('/call-logs'))!.headers();
  expect(headers['cache-control']).toBe('no-store');
  const policy = headers['content-security-policy']!.split(';').map((directive) => directive.trim());
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContainEqual(expect.stringMatching(/^script-src 'self' 'nonce-[\w-]{22}'$/));
  expect(policy).toContain("frame-ancestors 'none'");
  const inserted = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.isInjected = true';
    return new Promise((done) => {
      addEventListener('securitypolicyviolation', () => done('isInjected' in globalThis), { once: true });
      document.body.append(script);
    });
  });
  expect(inserted).toBe(false);
});
