import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { figuresOfConsole, figuresOfYardstick, rooms } from '../ready.mjs';
import type { Visit } from '../cold-load.ts';
import { startFront } from '../front.ts';
import type { Place } from '../place.ts';
import { serve, type Answers } from '../served.ts';
import { build } from './build.ts';
import { oneBundle, plain, writer } from './configs.mjs';
import { figures, tenCalls } from './data.ts';
import { installed } from './install.ts';

/** Pages to measure beside ours, each behind a front like ours; what is not theirs the product answers. */
export type Yardsticks<Name extends string> = Record<Name, Visit> & { close: () => Promise<void> };

async function open(
  place: Place,
  folder: string,
  answers: Answers,
): Promise<{ url: string; close: () => Promise<void> }> {
  const served = await serve(folder, answers);
  const isIts = (path: string): boolean => path in answers || path.startsWith('/assets/') || path.startsWith('/data/');
  const front = await startFront((path) => (isIts(path) ? served.url : place.environment.url), place.certificate);
  const close = async (): Promise<void> => {
    await front.stop();
    served.stop();
  };
  return { url: `${front.url}/`, close };
}

const pageOf = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8');
const data = {
  '/data/figures.json': () => JSON.stringify(figures),
  '/data/calls.json': () => JSON.stringify(tenCalls),
};

/** What the server writes into the shell's page, and no more of it. */
const bootOf = async ({ environment }: Place, { headers: { cookie = '' } }: IncomingMessage): Promise<string> => {
  const page = await (await fetch(environment.url, { headers: { cookie } })).text();
  return /<script type="application\/json" id="boot">.*?<\/script>/s.exec(page)?.[0] ?? '';
};

/** Two minimal dashboards of admin frameworks, and our own screens without federation. */
export async function openConsoles(place: Place): Promise<Yardsticks<'oneBundle' | 'reactAdmin' | 'refine'>> {
  const reactAdmin = await build(plain('react-admin', await installed('react-admin')));
  const refine = await build(plain('refine', await installed('refine')));
  const bundle = await build(oneBundle());
  const whole = async (asked: IncomingMessage): Promise<string> => {
    const boot = await bootOf(place, asked);
    return pageOf(bundle).replace('<!--boot-->', () => boot);
  };
  const opened = await Promise.all([
    open(place, bundle, { '/': whole }),
    open(place, reactAdmin, { '/': () => pageOf(reactAdmin), ...data }),
    open(place, refine, { '/': () => pageOf(refine), ...data }),
  ]);
  const [one, two, three] = opened;
  return {
    oneBundle: { address: one.url, isReady: figuresOfConsole, cookies: place.cookies },
    reactAdmin: { address: two.url, isReady: figuresOfYardstick },
    refine: { address: three.url, isReady: figuresOfYardstick },
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}

type Write = { style: string; write: (session: unknown) => string };

/** The same rooms on a plain page of React and Fluent, and on one of React alone that a server rendered. */
export async function openGuestPages(place: Place, path: string): Promise<Yardsticks<'fluent' | 'react'>> {
  const token = path.split('/').at(-1)!;
  const answer = await fetch(`${place.environment.url}/api/room-selection/${token}`);
  const { session } = (await answer.json()) as { session: unknown };
  const fluent = await build(plain('guest-fluent'));
  const react = await build(plain('guest-react'));
  const written = join(await build(writer('guest-react')), 'write.mjs');
  const { style, write } = (await import(pathToFileURL(written).href)) as Write;
  const start = `<script type="application/json" id="start">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>`;
  const fluentPage = pageOf(fluent)
    .replace('<!--start-->', () => start)
    .replace('<!--page-->', '');
  const reactPage = pageOf(react)
    .replace('<!--start-->', () => `<style>${style}</style>${start}`)
    .replace('<!--page-->', () => write(session));
  const opened = await Promise.all([
    open(place, fluent, { '/': () => fluentPage }),
    open(place, react, { '/': () => reactPage }),
  ]);
  const [one, two] = opened;
  return {
    fluent: { address: one.url, isReady: rooms, isPhone: true },
    react: { address: two.url, isReady: rooms, isPhone: true },
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}
