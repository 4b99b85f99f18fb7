import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.ts';
import { entities } from './entities.ts';
import { Accounts } from './modules/auth/accounts.ts';
import { Sessions } from './modules/auth/sessions.ts';
import { createDataSource, migrate } from './platform/database/data-source.ts';
import { Env } from './platform/env/env.ts';
import { isCommonPassword } from './platform/secrets/common-passwords.ts';
import { withSourceLines } from './platform/logging/source-lines.ts';
import { startProblem } from './start-problem.ts';

/** Makes the owner that the environment names; without one, makes a link that signs the first owner in once. */
async function signInLink(app: NestFastifyApplication, env: Env): Promise<string | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PUBLIC_URL } = env.settings;
  const accounts = app.get(Accounts);
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    await accounts.setOwner(ADMIN_EMAIL, ADMIN_PASSWORD);
    return null;
  }
  return `${PUBLIC_URL}/sign-in#${await app.get(Sessions).createLink(await accounts.anyOwner())}`;
}

async function start(env: Env): Promise<void> {
  const { DATABASE_URL, HOST, PORT, PROCESS } = env.settings;
  const database = await createDataSource(DATABASE_URL, entities).initialize();
  const isNew = await migrate(database);
  if (PROCESS === 'migrations') return database.destroy();
  const app = await createApp(env, database);
  const link = await signInLink(app, env);
  await app.listen(PORT, HOST);
  process.send?.({ type: 'ready', address: await app.getUrl(), isNew, link });
}

const stop = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

// what ends the process is told by Node itself
process.on('uncaughtExceptionMonitor', (error) => {
  if (error instanceof Error && error.stack) error.stack = withSourceLines(error.stack);
});

let env: Env;
try {
  env = Env.read();
} catch (error) {
  stop((error as Error).message);
}
if (env!.settings.ADMIN_PASSWORD && (await isCommonPassword(env!.settings.ADMIN_PASSWORD))) {
  stop('Environment: ADMIN_PASSWORD: expected a password that not everybody tries.');
}
await start(env!).catch((error: unknown) => stop(startProblem(error, env.settings.DATABASE_URL)));
