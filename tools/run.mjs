// Starts a command of the product on a machine that may have nothing but Node and npm: installs what package-lock.json
// says when it is not there yet, then hands over to the pinned Node. Plain JavaScript, because the host's Node runs it.
import { spawn } from 'node:child_process';
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
  // not `npm ci`: it deletes all packages first, and a change of one would take minutes
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npmInstall = spawn(npm, flags, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  // in a terminal npm itself shows that it is at work
  const began = Date.now();
  const tell = () => console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s …`);
  const telling = process.stdout.isTTY ? undefined : setInterval(tell, 10_000);
  const status = await new Promise((ended) => {
    npmInstall.once('error', () => ended(1));
    npmInstall.once('exit', (code) => ended(code ?? 1));
  });
  clearInterval(telling);
  if (status !== 0) {
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
