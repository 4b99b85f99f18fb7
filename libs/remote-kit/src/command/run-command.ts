import { spawn } from 'node:child_process';

type Options = {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Is told what the command writes meanwhile. */
  hear?: (words: string) => void;
};

/** Runs a command to its end. @returns its exit code and what it wrote */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd, env = {}, hear = () => undefined }: Options,
): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        hear(chunk.toString());
      });
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
