/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import remotesPlugin, { deadlineMs, expectIntegrity, onEntry } from './runtime-plugin.ts';

type Hook = (args: object) => unknown;
const { createScript, afterLoadEntry } = remotesPlugin() as unknown as Record<string, Hook>;

const integrity = `sha384-${'a'.repeat(64)}`;
const url = 'http://localhost/remotes/mfe-lamps/1/remoteEntry.js';

test('an entry is held to its integrity, without credentials, and to a deadline', () => {
  expectIntegrity('mfe_lamps', integrity);
  const { script, timeout } = createScript!({ url, remoteInfo: { name: 'mfe_lamps' } }) as {
    script: HTMLScriptElement;
    timeout: number;
  };
  expect(script).toMatchObject({ src: url, integrity, crossOrigin: 'anonymous' });
  expect(timeout).toBe(deadlineMs);
});

test.each([[{ name: 'mfe_attic' }], [undefined]])('nothing runs without a known integrity: %j', (remoteInfo) => {
  expect(() => createScript!({ url, remoteInfo })).toThrow(/Nothing says what .* has to be/);
});

test('whoever waits for an entry hears once that it has run, and nothing when it failed', async () => {
  const heard: string[] = [];
  const hear = (name: string) => onEntry('mfe_lamps', () => void heard.push(name));
  hear('first');
  await afterLoadEntry!({ remoteInfo: { name: 'mfe_lamps' }, error: new Error('It is away.') });
  expect(heard).toEqual([]);
  hear('second');
  hear('third');
  await afterLoadEntry!({ remoteInfo: { name: 'mfe_attic' } });
  await afterLoadEntry!({ remoteInfo: { name: 'mfe_lamps' } });
  await afterLoadEntry!({ remoteInfo: { name: 'mfe_lamps' } });
  expect(heard).toEqual(['second', 'third']);
});

test('a shared module that did not arrive is loaded anew when it is asked for again', async () => {
  let attempts = 0;
  const get = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('It did not arrive.');
    return () => 'the forms';
  };
  const shareConfig = { singleton: true, requiredVersion: false } as const;
  const host = createInstance({
    name: 'host-of-a-late-module',
    remotes: [],
    plugins: [remotesPlugin()],
    shared: { forms: { version: '1.0.0', scope: 'default', get, shareConfig } },
  });
  await expect(host.loadShare('forms')).rejects.toThrow('It did not arrive.');
  const factory = await host.loadShare<string>('forms');
  expect(factory && factory()).toBe('the forms');
});
