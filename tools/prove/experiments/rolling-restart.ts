import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, owner, webhookSecret, type ApiInProcess } from '../../../api/test/start/running-api.ts';
import { begin, report } from '../../../api/test/providers/server-messages.ts';
import { signIn } from '../../../api/test/people/staff.ts';
import { reserveFreePort } from '../../src/machine/machine.ts';
import { experiment, assertThat } from './bench.ts';
import { sendRequest, inWords, isFine, openLoop, type Ended } from './load.ts';

/** A load balancer in front of replicas; one that is down gets no request. */
const configuration = (folder: string, port: number, replicas: { url: string; isDown: boolean }[]): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  # who is left out takes a reload here, with which nginx closes connections of those who ask, too: each asks on one of its own
  keepalive_timeout 0;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  upstream api {
    ${replicas.map(({ url, isDown }) => `server ${new URL(url).host} max_fails=0${isDown ? ' down' : ''};`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_next_upstream off;
    }
  }
}
`;

await experiment(async ({ seconds, folder: place, newDatabase, startApi, after }) => {
  const database = await newDatabase();
  const env = { DRAIN_SECONDS: '2' };
  const replicas: { api: ApiInProcess; isDown: boolean }[] = [];
  for (let count = 0; count < 2; count++) replicas.push({ api: await startApi(env, database), isDown: false });

  const folder = join(place, 'nginx');
  mkdirSync(folder, { mode: 0o755 });
  const port = await reserveFreePort();
  const file = join(folder, 'nginx.conf');
  const write = (): void =>
    writeFileSync(
      file,
      configuration(
        folder,
        port,
        replicas.map(({ api, isDown }) => ({ url: api.url, isDown })),
      ),
    );
  write();
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  nginx.once('error', () => undefined);
  after(() => nginx.exitCode ?? (nginx.kill('SIGTERM') && once(nginx, 'exit')));
  const address = `http://127.0.0.1:${port}`;
  const isUp = (url: string) =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(() => isUp(address)).catch(() =>
    assertThat(false, 'nginx does not answer; is it installed (apt-get install nginx-light)?'),
  );

  let isOver = false;
  // what a load balancer does for itself: it asks who is ready, and leaves out who is not
  const balancing = (async () => {
    while (!isOver) {
      for (const replica of replicas) {
        const isDown = !(await isUp(replica.api.url));
        if (isDown === replica.isDown) continue;
        replica.isDown = isDown;
        write();
        nginx.kill('SIGHUP');
      }
      await pause(200);
    }
  })();
  const end = Date.now() + seconds * 1000;
  let restarts = 0;
  const rolling = (async () => {
    await pause(1000);
    do {
      for (const replica of replicas) {
        await replica.api.stop();
        replica.api = await startApi(env, database);
        await eventually(async () => !replica.isDown);
        await pause(500);
        restarts += 1;
      }
    } while (Date.now() < end);
    isOver = true;
  })();

  const headers = await signIn(replicas[0]!.api, owner.email, owner.password);
  const sent = { 'content-type': 'application/json', 'x-vapi-secret': webhookSecret };
  const asks: ((count: number) => Promise<Ended>)[] = [
    (count) =>
      sendRequest('an event', () =>
        fetch(`${address}/api/webhooks/vapi`, {
          method: 'POST',
          headers: sent,
          body: JSON.stringify(report({ id: `event-${count}`, at: begin + count })),
        }),
      ),
    () => sendRequest('a list', () => fetch(`${address}/api/admin/call-logs?limit=20`, { headers })),
    () => sendRequest('what the shell starts from', () => fetch(`${address}/api/boot`)),
    () => sendRequest('who is signed in', () => fetch(`${address}/api/auth/me`, { headers })),
  ];
  const all = await openLoop(
    80,
    () => isOver,
    (count) => asks[count % asks.length]!(count),
  );
  await Promise.all([rolling, balancing]);
  const failed = all.filter((each) => !isFine(each));
  assertThat(failed.length === 0, `${failed.length} of ${all.length} requests failed: ${inWords(failed)}.`);
  const { api } = replicas[0]!;
  const [{ kept } = { kept: 0 }] = await api.sql<{ kept: number }>('SELECT count(*)::int AS kept FROM inbound_event');
  const events = all.filter(({ what }) => what === 'an event').length;
  assertThat(kept === events, `${events} events were acknowledged, ${kept} are kept.`);
  const slowest = Math.round(Math.max(...all.map(({ ms }) => ms)));
  return `Two replicas behind nginx restarted ${restarts} times under ${all.length} requests: none failed, the slowest took ${slowest} ms.`;
});
