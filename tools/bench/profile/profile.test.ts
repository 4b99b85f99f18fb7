import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mappedIn } from './memory.part.ts';
import { sharesOf, type Frame } from './shares.ts';
import { workIn, type TraceEvent } from './trace.ts';

const frame = (functionName: string, url = ''): Frame => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

test('time that Node spends for somebody is theirs, and time that nobody asked for is its own', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 4, 5, 6] },
      { id: 2, callFrame: frame('answer', 'file:///ours.js'), children: [3, 7] },
      { id: 3, callFrame: frame('stringify') },
      { id: 7, callFrame: frame('writeBuffer') },
      { id: 4, callFrame: frame('onread') },
      { id: 5, callFrame: frame('(idle)') },
      { id: 6, callFrame: frame('(garbage collector)') },
    ],
    samples: [2, 3, 4, 5, 6, 7],
    timeDeltas: [100, 300, 200, 9000, 300, 100],
  };
  expect(sharesOf(profile, ({ url }) => (url ? 'ours' : undefined), 'Node')).toEqual([
    ['ours', 0.4],
    ['tidying up memory', 0.3],
    ['Node', 0.2],
    ['ours, writing to sockets', 0.1],
  ]);
});

describe('the work of the thread that draws a page', () => {
  const event = (name: string, ts: number, dur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
    ...{ name, ph: 'X', pid: 1, tid: 1, ts, dur, args: {} },
    ...more,
  });
  const address = 'https://hotel.example/';
  const began = event('navigationStart', 1000, 0, { ph: 'I', args: { data: { documentLoaderURL: address } } });

  test('is that of the innermost event, from the navigation until the page is ready', () => {
    const work = workIn(
      [
        event('ParseHTML', 0, 3000),
        began,
        event('RunTask', 4000, 6000),
        event('EvaluateScript', 5000, 4000),
        event('MinorGC', 6000, 1000),
        event('Layout', 9500, 9000),
        event('EvaluateScript', 5000, 4000, { tid: 2 }),
      ],
      address,
      10,
    );
    expect(Object.fromEntries(work)).toEqual({
      'reading the page': 2,
      "the browser's own": 1.5,
      'running scripts': 3,
      'tidying up memory': 1,
      'styles, layout and paint': 1.5,
    });
  });

  test('is never more than the time there was', () => {
    const times = fc.record({ ts: fc.nat(20_000), dur: fc.integer({ min: 1, max: 9000 }) });
    fc.assert(
      fc.property(fc.array(times), fc.integer({ min: 1, max: 30 }), (spans, untilMs) => {
        const nested = spans.toSorted((one, other) => one.ts - other.ts);
        const ends: number[] = [];
        const events = nested.map(({ ts, dur }) => {
          while ((ends.at(-1) ?? Infinity) <= ts) ends.pop();
          const end = Math.min(ts + dur, ends.at(-1) ?? Infinity);
          ends.push(end);
          return event('FunctionCall', ts, end - ts);
        });
        const all = [...workIn([began, ...events], address, untilMs).values()].reduce((sum, ms) => sum + ms, 0);
        expect(all).toBeLessThanOrEqual(untilMs + 1e-9);
      }),
    );
  });

  test('cannot be told of a page that was not traced', () => {
    expect(() => workIn([began], 'https://other.example/', 10)).toThrow('no navigation to https://other.example/');
  });
});

test('memory is told apart by what is mapped: files, what glibc grows, and the rest', () => {
  const smaps = `00400000-00452000 r-xp 00000000 08:02 173521      /usr/bin/node
Rss:                2048 kB
01000000-02000000 rw-p 00000000 00:00 0          [heap]
Rss:                3072 kB
7f0000000000-7f0000100000 rw-p 00000000 00:00 0 
Rss:                5120 kB
7f0000200000-7f0000300000 r--p 00000000 08:02 11 /usr/lib/libc.so.6
Rss:                1024 kB
`;
  expect(mappedIn(smaps)).toEqual({ files: 3, glibc: 3 });
});
