import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { credentialNames, readEnvironment, type Environment } from '@booking/environment/environment';
import { fail, isFree } from '../machine/machine.ts';

export type Settings = {
  env: Environment;
  withSimulators: boolean;
  /** The API does not know the keys of the simulated accounts. */
  isUnconfigured: boolean;
  withRehearsal: boolean;
};

/** What the environment asks for. @throws UserFacingError with one line about what is wrong in it */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const env = tried(() => readEnvironment(variables));
  const hasCredentials = credentialNames.some((name) => variables[name]);
  const withSimulators = env.SIMULATORS === undefined ? !hasCredentials : env.SIMULATORS !== 'off';
  const isUnconfigured = env.SIMULATORS === 'unconfigured';
  const withRehearsal = withSimulators && !isUnconfigured && env.REHEARSAL !== 'off';
  return { env, withSimulators, isUnconfigured, withRehearsal };
}

/** Control page, and an origin for each provider. */
const simulatorPorts = 5;

/** Everything that would stop the start later is looked at first. @throws UserFacingError */
export async function checkMachine({ env, withSimulators }: Settings): Promise<void> {
  const ports: [name: string, port: number, host: string][] = [['PORT', env.PORT, env.HOST]];
  for (let n = 0; withSimulators && n < simulatorPorts; n += 1)
    ports.push(['SIMULATORS_PORT', env.SIMULATORS_PORT + n, '127.0.0.1']);
  for (const [name, port, host] of ports) {
    if (port !== 0 && !(await isFree(port, host)))
      fail(`Port ${port} is taken by another program. Stop it, or set ${name} to a free one.`);
  }
  tried(() => {
    makeFolder(resolve(env.DATA_DIR));
    accessSync(env.DATA_DIR, constants.W_OK);
  }, `DATA_DIR (${env.DATA_DIR}) cannot be used`);
}

/** One by one: asked to make all at once, Node never comes back from a place where nothing can be made, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Turns whatever is thrown into one line. */
function tried<T>(work: () => T, what?: string): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'its disk is full' : message.split('\n')[0];
    return fail(what ? `${what}: ${reason}.` : reason!);
  }
}
