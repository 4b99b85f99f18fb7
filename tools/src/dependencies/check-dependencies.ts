import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { repositoryPath, repositoryRoot } from '../build/build.ts';
import { licenceProblems, originProblems, scriptProblems, type LockFile } from './lock-file.ts';
import { isText, secretsIn } from './secrets-in.ts';

/** What was looked at, and what is wrong there; what is only to be said of it; or why it could not be looked at. */
type Look = { what: string; problems: string[]; said?: string[]; unanswered?: string };

const read = <T>(file: string): T => JSON.parse(readFileSync(repositoryPath(file), 'utf8')) as T;

const patienceMs = 10_000;

/** A build beside may take a file away, or make a link to a folder. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Secrets in what is kept by git, or would be with the next commit. */
function keptSecrets(): Look {
  const what = 'Secrets in files';
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
  if (status !== 0) return { what, problems: [], unanswered: 'not kept by git here' };
  const problems = stdout
    .split('\0')
    .filter((file) => isText(file) && isFile(repositoryPath(file)))
    .flatMap((file) => secretsIn(readFileSync(repositoryPath(file), 'utf8')).map((secret) => `${file}: ${secret}`));
  return { what, problems };
}

type Audited = { vulnerabilities?: Record<string, { name: string; severity: string }> };

/**
 * Known holes of severity high and above in what is shipped. They are said and fail nothing: one that is published over night is
 * nobody's change, and what to do about it is for a person to decide. A registry that keeps no list of them says so.
 */
async function audit(): Promise<Look> {
  const what = 'Known holes';
  const child = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    cwd: repositoryRoot,
    timeout: patienceMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((done) => child.once('error', done).once('close', done));
  try {
    const { vulnerabilities } = JSON.parse(output) as Audited;
    if (!vulnerabilities) throw new Error('no answer');
    const grave = Object.values(vulnerabilities).filter(({ severity }) => /^(high|critical)$/.test(severity));
    return {
      what,
      problems: [],
      said: grave.map(({ name, severity }) => `${name} has one, ${severity}: npm audit tells more`),
    };
  } catch {
    return { what, problems: [], unanswered: 'not answered by this registry' };
  }
}

/** Looks at everything that comes from elsewhere, and for secrets in what is kept here. */
export async function checkDependencies(): Promise<Look[]> {
  const lock = read<LockFile>('package-lock.json');
  const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
  return [
    { what: 'Licences', problems: licenceProblems(lock) },
    { what: 'Where packages come from', problems: originProblems(lock) },
    { what: 'Scripts at installing', problems: scriptProblems(lock, allowScripts) },
    keptSecrets(),
    await audit(),
  ];
}
