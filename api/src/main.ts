import 'reflect-metadata';
import { Env } from './platform/env/env.service.ts';
import { isCommonPassword } from './platform/secrets/common-passwords.repository.ts';
import { startProblem } from './start-problem.ts';
import { start } from './start.ts';

const stop = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

let env: Env;
try {
  env = Env.read();
} catch (error) {
  stop((error as Error).message);
}
if (env!.settings.ADMIN_PASSWORD && (await isCommonPassword(env!.settings.ADMIN_PASSWORD))) {
  stop('Environment: ADMIN_PASSWORD: expected a password that not everybody tries.');
}
try {
  const started = await start(env!);
  if (started) process.send?.({ type: 'ready', address: started.address, isNew: started.isNew, link: started.link });
} catch (error) {
  stop(startProblem(error, env!.settings.DATABASE_URL));
}
