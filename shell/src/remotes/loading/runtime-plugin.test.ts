/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
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
