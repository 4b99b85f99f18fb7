import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '../../src/build/build.ts';
import { startProcess, waitUntilReady } from '../../src/product/processes.ts';

/** Where a yardstick answers what the product answers. */
export type Yardstick = { url: string; pid: number; stop: () => Promise<void> };

const cache = repositoryPath('node_modules/.cache/bench/api');

/** What the product has of it, and what tutorials take besides. */
function installed(): void {
  const root = JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const shared = ['@nestjs/common', '@nestjs/core', 'typeorm', 'pg', 'reflect-metadata', 'rxjs'];
  const wanted = shared.map((name) => `${name}@${root.dependencies[name]}`);
  const flags = ['--prefix', cache, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  mkdirSync(cache, { recursive: true });
  execFileSync('npm', ['install', ...flags, ...wanted, '@nestjs/platform-express@12.5.1'], { stdio: 'inherit' });
  const swc = [
    '--config-file',
    repositoryPath('api/.swcrc'),
    '--out-dir',
    join(cache, 'tutorial'),
    '--strip-leading-paths',
  ];
  const cwd = repositoryPath('tools/bench/api/yardsticks');
  execFileSync(repositoryPath('node_modules/.bin/swc'), ['tutorial', ...swc], { cwd, stdio: 'ignore' });
}

/** @param page what the page of a guest is answered with @throws UserFacingError */
export async function startYardsticks(
  databaseUrl: string,
  page: string,
): Promise<{ bare: Yardstick; tutorial: Yardstick; stop: () => Promise<void> }> {
  installed();
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ROOM_PAGE: page, NODE_ENV: 'production' };
  const start = async (script: string): Promise<Yardstick> => {
    const part = startProcess<{ address: string }>(script, env, join(cache, 'yardsticks.log'));
    const { address } = await waitUntilReady(part);
    return { url: address, pid: part.process.pid!, stop: part.stop };
  };
  const bare = await start(repositoryPath('tools/bench/api/yardsticks/bare.ts'));
  const tutorial = await start(join(cache, 'tutorial/main.js')).catch(async (error: unknown) => {
    await bare.stop();
    throw error;
  });
  return { bare, tutorial, stop: async () => void (await Promise.all([bare.stop(), tutorial.stop()])) };
}
