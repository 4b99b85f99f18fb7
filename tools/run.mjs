// Starts a command of the product on a machine that may have nothing but Node and npm: installs what package-lock.json
// says when it is not there yet, then hands over to the pinned Node. Plain JavaScript, because the host's Node runs it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed');
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const [command, ...rest] = process.argv.slice(2);

if (!existsSync(node) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what package-lock.json lists; this takes a minute or two the first time …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // not `npm ci`: it refuses a lock file that leaves out optional packages of other platforms, which some registries lack
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = spawnSync(npm, flags, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (installed.status !== 0) {
    console.error('The installation failed; what npm says above is the reason. Nothing was started.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

const child = spawn(node, [join(root, 'tools', 'src', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
});
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
