import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Container } from './container.ts';
import { shared } from './shared.ts';

// Builds of before took what links them to the shell from the shell. It came with every page then; now it comes with them.
const given = new Map<string, Container>();

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** What the shell shares, in the words of that runtime. */
async function sharedThen(): Promise<Shared> {
  const modules = Object.entries(await shared()).map(([name, versions]) => {
    const [version, { get }] = Object.entries(versions)[0]!;
    return [
      name,
      { version, get: get as never, shareConfig: { singleton: true, eager: true, requiredVersion: false } },
    ] as const;
  });
  return Object.fromEntries(modules);
}

async function start(): Promise<ReturnType<typeof createInstance>> {
  const plugin = {
    name: 'our-entries',
    loadEntry: async ({ remoteInfo }: { remoteInfo: { name: string } }) => given.get(remoteInfo.name),
  };
  return createInstance({ name: 'shell', remotes: [], shared: await sharedThen(), plugins: [plugin] as never });
}

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
let starting: ReturnType<typeof start> | undefined;

/** @returns a container as those of today are, whose screens come from one of before */
export async function linked(name: string, entry: string, container: Container): Promise<Container> {
  const runtime = await (starting ??= start());
  given.set(name, container);
  // what the runtime keeps of a failure stays for good unless the remote is registered anew
  runtime.registerRemotes([{ name, entry }], { force: true });
  const get = async (screen: string): Promise<() => unknown> => {
    const module = await runtime.loadRemote<object>(name + screen.slice(1));
    return () => module;
  };
  return { init: () => undefined, get };
}
