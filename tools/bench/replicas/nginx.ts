import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, refreshPackages } from '../../src/machine/apt.ts';
import { repositoryPath } from '../../src/build/build.ts';
import { fail, waitUntil } from '../../src/machine/machine.ts';
import { printLine } from '../../src/machine/terminal.ts';

const program = '/usr/sbin/nginx';

function findNginx(): void {
  if (existsSync(program)) return;
  printLine('Installing nginx …');
  if (!refreshPackages() || !installPackages('nginx-light') || !existsSync(program))
    fail('This needs nginx: install it (Debian: apt-get install nginx-light) and run again.');
}

/** @throws UserFacingError when what is to be replaced is not there, for then something else would be measured than is deployed */
const swapped = (text: string, find: RegExp, put: string): string =>
  find.test(text) ? text.replace(find, () => put) : fail(`deploy/nginx.conf has nothing like ${find} any more.`);

/**
 * deploy/nginx.conf as it is, but for what belongs to a machine: replicas are named by their addresses, TLS was ended before, and
 * all it writes goes into `folder`.
 */
export function configurationOf(deployed: string, folder: string, port: number, replicas: readonly string[]): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const [, rules] = /server api:4200 resolve ([^;]+);/.exec(deployed) ?? [];
  const servers = replicas.map((url) => `server ${new URL(url).host} ${rules};`).join('\n    ');
  const swaps: [RegExp, string][] = [
    [/error_log [^;]+;/, `error_log ${folder}/error.log crit;\npid ${folder}/nginx.pid;\ndaemon off;`],
    [/resolver [^;]+;/, places],
    [/server api:4200 resolve [^;]+;/, servers],
    [/access_log [^;]+;/, `access_log ${folder}/access.log hotel;`],
    // all of the load comes from one address
    [/limit_req_zone [^;]+;\s*limit_conn_zone [^;]+;\s*limit_req_status [^;]+;\s*limit_conn_status [^;]+;/, ''],
    [/limit_req zone[^;]+;\s*limit_conn [^;]+;/, ''],
    [/server \{\s*listen 80 default_server;[^}]*\}/, ''],
    [/server \{\s*listen 80;[^}]*\}/, ''],
    [/listen 443 ssl;\s*http2 on;/, `listen 127.0.0.1:${port};`],
    [/server_name [^;]+;/, 'server_name localhost;'],
    [/ssl_certificate [^;]+;\s*ssl_certificate_key [^;]+;\s*ssl_protocols [^;]+;/, ''],
  ];
  return swaps.reduce((text, [find, put]) => swapped(text, find, put), deployed);
}

/** A load balancer that runs. */
export type Nginx = {
  url: string;
  pid: number;
  balance: (replicas: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts nginx with the rules it is deployed with. @throws UserFacingError when there is none, or it does not answer */
export async function startNginx(place: string, port: number, replicas: readonly string[]): Promise<Nginx> {
  findNginx();
  const folder = join(place, 'nginx');
  mkdirSync(folder, { mode: 0o755 });
  const file = join(folder, 'nginx.conf');
  const deployed = readFileSync(repositoryPath('deploy/nginx.conf'), 'utf8');
  const write = (all: readonly string[]): void => writeFileSync(file, configurationOf(deployed, folder, port, all));
  write(replicas);
  const log = join(folder, 'error.log');
  const child = spawn(program, ['-p', folder, '-c', file, '-e', log], { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  try {
    await waitUntil(isUp, 20, `nginx does not answer; see ${log}.`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    pid: child.pid!,
    balance: async (all) => {
      write(all);
      child.kill('SIGHUP');
      // former workers go once their connections are idle
      await new Promise((go) => setTimeout(go, 1000));
    },
    stop,
  };
}
