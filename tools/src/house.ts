import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './build.ts';
import { freePort } from './machine.ts';
import { startPostgres } from './postgres.ts';

export type House = { url: string; controlUrl: string; databaseUrl: string; stop: () => Promise<void> };

export const owner = { email: 'owner@hotel.example', password: 'a long enough password' };

/** Three neighbouring ports that are free: simulators sit side by side. */
const freePorts = async (): Promise<[number, number]> => [
  await freePort(),
  20_000 + Math.floor(Math.random() * 10_000),
];

/**
 * The whole product as `npm start` brings it up, with data of its own that goes when it stops; for browser tests and pictures.
 * Settles once the rehearsal is over. @throws Error with what the command wrote when it ends before
 */
export async function startHouse(env: NodeJS.ProcessEnv = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'booking-house-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, 'test-only', { fast: true });
  const [port, simulatorsPort] = await freePorts();
  const child = spawn(process.execPath, [at('tools/src/start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      SIMULATORS_PORT: String(simulatorsPort),
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<void>((done, failed) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Rehearsal is over')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The product ended before it was ready:\n${said}`)));
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    controlUrl: `http://127.0.0.1:${simulatorsPort}`,
    databaseUrl: postgres.url,
    stop,
  };
}
