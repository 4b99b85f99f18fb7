import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually, startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';

let api: ApiInProcess;
beforeAll(async () => {
  api = await startApiProcess();
});
afterAll(() => api.stop());

/** Processes that this API started to render pages, but not those that have ended. */
async function renderers(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid=,stat=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, stat] = line.trim().split(/\s+/);
    const isOne = Number(parent) === api.process.pid && !stat?.startsWith('Z') && line.includes('site-renderer.worker');
    return isOne ? [Number(pid)] : [];
  });
}

/** Whether it was still there. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

const open = async (): Promise<{ status: number; text: string }> => {
  const answer = await api.request('/book');
  return { status: answer.status, text: await answer.text() };
};
const isRendered = ({ text }: { text: string }): boolean => text.includes('<h1');

test('what renders is killed at random while guests open pages: each gets a page that works, and pages are rendered again', async () => {
  await eventually(async () => isRendered(await open()));
  let isOpening = true;
  let killed = 0;
  const killing = (async () => {
    while (isOpening) {
      for (const pid of await renderers()) if (Math.random() < 0.7) killed += Number(kill(pid));
    }
  })();
  const pages: { status: number; text: string }[] = [];
  for (let round = 0; round < 12 || killed < 3; round++)
    pages.push(...(await Promise.all(Array.from({ length: 8 }, open))));
  isOpening = false;
  await killing;
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { text } of pages)
    expect(text).toMatch(/<script [^>]*src="\/site\/[0-9a-f]{16}\/site-main\.[0-9a-f]{10}\.js"/);
  // a build that failed again and again is tried again half a minute later
  expect(await eventually(async () => isRendered(await open()), 500, 45_000)).toBe(true);
}, 90_000);

test('a process that renders has nothing of the environment of the API', async () => {
  await eventually(async () => isRendered(await open()), 500, 45_000);
  const [pid] = await renderers();
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)]);
  expect(stdout).toContain('--permission');
  const { stdout: environment } = await promisify(execFile)('ps', ['eww', '-o', 'args=', '-p', String(pid)]);
  expect(environment).not.toMatch(/DATABASE_URL|SECRET_KEY|PATH=/);
}, 60_000);
