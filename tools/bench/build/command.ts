import { spawn } from 'node:child_process';
import { repositoryPath } from '../../src/build/build.ts';
import { fail } from '../../src/machine/machine.ts';
import type { Place } from './place.ts';

/** A command that runs in a place as a person runs it. */
export type Running = {
  /** Waits until it says something. @returns what matched, and how long that took from its start @throws UserFacingError when it ends before */
  heard: (words: RegExp) => Promise<{ match: RegExpExecArray; ms: number }>;
  ended: Promise<{ code: number; said: string; ms: number }>;
  /** The longest that nothing was written, until now. */
  longestSilenceMs: () => number;
  /** As Ctrl-C does. */
  stop: () => Promise<void>;
};

/** What npm and this command itself put into the environment says where they are, which is not where that place is. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|ALREADY_BUILT|NODE_OPTIONS)/.test(name));
  const path = (process.env['PATH'] ?? '').split(':').filter((each) => each !== repositoryPath('node_modules/.bin'));
  return { ...Object.fromEntries(own), PATH: path.join(':') };
};

/** Runs something in a place, such as `npm start`. */
export function runIn(place: Place, command: readonly string[], env: Record<string, string> = {}): Running {
  const began = performance.now();
  const [program, ...args] = command;
  const child = spawn(program!, args, {
    cwd: place.root,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches all of a terminal's group
    detached: true,
  });
  let [said, spokenAt, silence] = ['', began, 0];
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    const now = performance.now();
    [silence, spokenAt] = [Math.max(silence, now - spokenAt), now];
    said += chunk.toString();
    listeners.forEach((listen) => listen());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  let isOver = false;
  const ended = new Promise<{ code: number; said: string; ms: number }>((done) => {
    const end = (code: number): void => {
      isOver = true;
      listeners.forEach((listen) => listen());
      done({ code, said, ms: performance.now() - began });
    };
    child.once('error', (error) => {
      said += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
  const signal = (name: NodeJS.Signals): void => {
    if (!isOver && child.pid) process.kill(-child.pid, name);
  };
  return {
    heard: async (words) => {
      const found = (): RegExpExecArray | null => words.exec(said);
      while (!found()) {
        if (isOver) fail(`${command.join(' ')} ended and did not say ${words}:\n${said.slice(-2000)}`);
        await new Promise<void>((spoken) => {
          const listen = (): void => {
            listeners.delete(listen);
            spoken();
          };
          listeners.add(listen);
        });
      }
      return { match: found()!, ms: performance.now() - began };
    },
    ended,
    longestSilenceMs: () => Math.max(silence, performance.now() - spokenAt),
    stop: async () => {
      signal('SIGINT');
      await ended;
    },
  };
}

/** Runs something to its end. @returns how long it took and what it said @throws UserFacingError when it fails */
export async function finish(place: Place, command: readonly string[], env?: Record<string, string>) {
  const { code, said, ms } = await runIn(place, command, env).ended;
  if (code !== 0) fail(`${command.join(' ')} failed:\n${said.slice(-2000)}`);
  return { said, ms };
}
