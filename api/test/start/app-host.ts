import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clockVariables } from '../../../tools/src/testing/fake-date.ts';
import { apiVariables } from './api-process.ts';
import { simulatorsVariables, type SimulatorsPlace, type SimulatorUrls } from './running-simulators.ts';

const program = fileURLToPath(new URL('app-host.mjs', import.meta.url));

type Answer = { id: number; error?: string; address?: string; link?: string | null; addresses?: SimulatorUrls };
type Asked = { id: number; kind?: 'api' | 'simulators'; variables?: object };

/** An application of the API in a process with others. */
export type HostedApp = { id: number; url: string; link: string | null };

/** Simulated providers in a process with others. */
export type HostedSimulators = { id: number; urls: SimulatorUrls };

/** One process in which the applications of a Jest worker run, and the providers they meet. */
export type AppHost = {
  start: (databaseUrl: string, env: Record<string, string>) => Promise<HostedApp>;
  simulate: (place: SimulatorsPlace) => Promise<HostedSimulators>;
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
  const ask = async (message: Asked): Promise<Answer> => {
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
      const { address, link } = await ask({ id, kind: 'api', variables: apiVariables(databaseUrl, variables) });
      return { id, url: address!, link: link ?? null };
    },
    simulate: async (place) => {
      const id = ++started;
      const { addresses } = await ask({ id, kind: 'simulators', variables: simulatorsVariables(place) });
      return { id, urls: addresses! };
    },
    stop: async (id) => void (await ask({ id })),
    end: () => void child.kill('SIGKILL'),
  };
}
