import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { repositoryPath } from '../src/build/build.ts';
import { configurationOf } from '../bench/replicas/nginx.ts';

const deployed = readFileSync(repositoryPath('deploy/nginx.conf'), 'utf8');
const local = configurationOf(deployed, '/tmp/place', 8080, ['http://127.0.0.1:1', 'http://127.0.0.1:2']);
const locationIn = (text: string): string => text.slice(text.indexOf('location / {'));

test('replicas are measured behind the rules that are deployed', () => {
  expect(locationIn(local)).toBe(locationIn(deployed));
  const [, rules] = /server api:4200 resolve (.+);/.exec(deployed)!;
  expect(local).toContain(`server 127.0.0.1:1 ${rules};\n    server 127.0.0.1:2 ${rules};\n    keepalive 64;`);
  expect(local).not.toMatch(/ssl|\/dev\/|resolver|listen 80|limit_|hotel\.example/);
});

test('rules that changed are not guessed at', () => {
  const changed = deployed.replace('server api:4200', 'server hotel:4200');
  expect(() => configurationOf(changed, '/tmp/place', 8080, ['http://127.0.0.1:1'])).toThrow(/has nothing like/);
});
