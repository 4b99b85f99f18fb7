import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clockVariables } from '../../tools/src/fake-date.ts';
import { apiVariables } from './api-process.ts';

const program = fileURLToPath(new URL('app-host.mjs', import.meta.url));

type Answer = { id: number; error?: string; address?: string; link?: string | null };

/** An application of the API in a process with others. */
export type HostedApp = { id: number; url: string; link: string | null };

/** One process in which the applications of a Jest worker run. */
export type AppHost = {
  start: (databaseUrl: string, env: Record<string, string>) => Promise<HostedApp>;
  stop: (id: number) => Promise<void>;
  end: () => void;
};

export function startAppHost(): AppHost {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['TEST_COMPILE_CACHE'], ...clockVariables() };
  const child: ChildProcess = fork(program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (message) => {
    const answer = message as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code) => {
    for (const [id, tell] of waiting) tell({ id, error: `The process of the API ended with ${code}.` });
  });
  const ask = async (message: { id: number; variables?: object }): Promise<Answer> => {
    const answer = await new Promise<Answer>((tell) => {
      waiting.set(message.id, tell);
      child.send(message);
    });
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
  let started = 0;
  return {
    start: async (databaseUrl, variables) => {
      const id = ++started;
      const { address, link } = await ask({ id, variables: apiVariables(databaseUrl, variables) });
      return { id, url: address!, link: link ?? null };
    },
    stop: async (id) => void (await ask({ id })),
    end: () => void child.kill('SIGKILL'),
  };
}
