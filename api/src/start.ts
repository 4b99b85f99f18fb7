import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.ts';
import { AccountCredentials } from './modules/people/accounts/account-credentials.service.ts';
import { SignInLinks } from './modules/people/sign-in/sign-in-links.service.ts';
import { migrate } from './platform/database/migrate.service.ts';
import type { Env } from './platform/env/env.service.ts';

export type Started = { app: NestFastifyApplication; address: string; isNew: boolean; link: string | null };

/** Makes the owner that the environment names; without one, makes a link that signs the first owner in once. */
async function signInLink(app: NestFastifyApplication, env: Env): Promise<string | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PUBLIC_URL } = env.settings;
  const accounts = app.get(AccountCredentials);
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    await accounts.setOwner(ADMIN_EMAIL, ADMIN_PASSWORD);
    return null;
  }
  return `${PUBLIC_URL}/sign-in#${await app.get(SignInLinks).create(await accounts.anyOwner())}`;
}

/** Brings the database to this version and serves on it. @returns undefined when only the former was asked for */
export async function start(env: Env): Promise<Started | undefined> {
  const { HOST, PORT, PROCESS } = env.settings;
  const { isNew, url } = await migrate(env.settings);
  if (PROCESS === 'migrations') return undefined;
  const app = await createApp(env.withDatabase(url));
  const link = await signInLink(app, env);
  await app.listen(PORT, HOST);
  return { app, address: await app.getUrl(), isNew, link };
}
