import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Failure } from './failure.ts';
import { nextLoading, type Loading, type LoadingEvent } from './loading-state.ts';

const build = (version: string) => ({
  version,
  digest: version,
  entry: `/remotes/mfe-x/${version}/remoteEntry.js`,
  container: `mfe_x_${version}`,
  assets: {},
});
const before = build('1.0.0');
const live = { ...build('1.1.0'), fallback: before };
const alone = build('1.1.0');
const Screen = () => null;
const network: Failure = { outcome: 'network', message: 'It is away.' };
const threw: Failure = { outcome: 'render-threw', message: 'It broke.' };

const after = (builds: typeof live | typeof alone, ...events: LoadingEvent[]): Loading =>
  events.reduce<Loading>((state, event) => nextLoading(builds, state, event), { is: 'idle' });

const begun = { type: 'begun' } as const;
const ran = { type: 'entry-ran' } as const;
const came = { type: 'screen-came', Screen } as const;
const fails = (failure: Failure) => ({ type: 'failed', failure }) as const;

test('a screen is loaded and shown in the live build', () => {
  expect(after(live, begun)).toEqual({ is: 'loading', build: live });
  expect(after(live, begun, ran)).toEqual({ is: 'initialising', build: live });
  expect(after(live, begun, ran, came)).toEqual({ is: 'ready', build: live, Screen });
});

test.each([[[begun, fails(network)]], [[begun, ran, fails(network)]], [[begun, ran, came, fails(threw)]]])(
  'where that fails, the build before takes its place: %#',
  (events) => {
    const because = (events.at(-1) as ReturnType<typeof fails>).failure;
    expect(after(live, ...events)).toEqual({ is: 'loading', build: before, because });
    expect(after(live, ...events, ran, came)).toEqual({ is: 'degraded', build: before, Screen, because });
  },
);

test('what is told is why the live build failed, also where the one before fails, too', () => {
  expect(after(live, begun, fails(network), ran, came, fails(threw))).toEqual({ is: 'failed', because: network });
  expect(after(alone, begun, fails(network))).toEqual({ is: 'failed', because: network });
});

test('a screen that breaks after it was shown stays away: what it did may not happen twice unasked', () => {
  expect(after(live, begun, ran, came, { type: 'crashed', failure: threw })).toEqual({ is: 'failed', because: threw });
});

test('what is known not to load is not tried', () => {
  expect(after(live, { ...begun, known: network })).toEqual({ is: 'loading', build: before, because: network });
  expect(after(alone, { ...begun, known: network })).toEqual({ is: 'failed', because: network });
});

test('what was made for another console is called so', () => {
  const because: Failure = { outcome: 'incompatible', message: 'Another React.' };
  expect(after(alone, begun, fails(because))).toEqual({ is: 'incompatible', because });
});

const events = fc.array(
  fc.constantFrom<LoadingEvent>(begun, ran, came, fails(network), fails(threw), { type: 'crashed', failure: threw }),
);

test('whatever happened, beginning anew tries the live build, and what is shown is named by the build it is of', () => {
  fc.assert(
    fc.property(events, (happened) => {
      const state = after(live, ...happened);
      expect(nextLoading(live, state, begun)).toEqual({ is: 'loading', build: live });
      if (state.is === 'ready') expect(state.build).toBe(live);
      if (state.is === 'degraded') expect(state.build).toBe(before);
    }),
  );
});
