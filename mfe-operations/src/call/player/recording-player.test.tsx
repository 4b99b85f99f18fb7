/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { callQuoteEndpoints } from '@booking/contracts/call-quotes';
import { callTripEndpoints } from '@booking/contracts/call-trip';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { answering, expectAccessible, renderScreen } from '@booking/remote-kit/testing';
import { callPage, tripStep } from '../call-page.fixture.ts';
import { Screen } from '../call.screen.tsx';

let audio: HTMLAudioElement;
let isPaused: boolean;
// the environment plays nothing
beforeEach(() => {
  isPaused = true;
  const sound = HTMLMediaElement.prototype;
  sound.play = function play(this: HTMLAudioElement) {
    isPaused = false;
    fireEvent.play(this);
    return Promise.resolve();
  };
  sound.pause = function pause(this: HTMLAudioElement) {
    isPaused = true;
    fireEvent.pause(this);
  };
  Object.defineProperty(sound, 'paused', { configurable: true, get: () => isPaused });
  Element.prototype.scrollIntoView = () => undefined;
});

const open = async (given: Partial<CallPage> = {}) => {
  const page = callPage({
    hasRecording: true,
    turns: [
      { speaker: 'assistant', text: 'How can I help?', startedMs: 1_000, durationMs: 900 },
      { speaker: 'guest', text: 'Is there a pool?', startedMs: 65_000, durationMs: 2_000 },
    ],
    ...given,
  });
  const mounted = renderScreen(Screen, {
    path: '/call-logs/:id',
    at: '/call-logs/call-1',
    answers: [
      answering(callTripEndpoints.trip, [tripStep()]),
      answering(callQuoteEndpoints.ofCall, []),
      answering(callDetailEndpoints.page, page),
      answering(guestPreviewEndpoints.list, []),
    ],
  });
  await screen.findByRole('region', { name: 'Recording' });
  audio = document.querySelector('audio')!;
  return mounted;
};
const panel = () => within(screen.getByRole('region', { name: 'Recording' }));
const position = () => panel().getByRole<HTMLInputElement>('slider', { name: 'Position in the recording' });
const reach = (seconds: number) => {
  audio.currentTime = seconds;
  fireEvent.timeUpdate(audio);
};
const heard = () => document.querySelector('li[aria-current]')?.textContent;

test('says how long a recording is before anything of it is loaded', async () => {
  await open();
  expect([audio.preload, audio.getAttribute('src')]).toEqual(['none', '/api/admin/call-logs/call-1/recording']);
  expect(panel().getByText('0:00 / 1:35')).toBeTruthy();
  expect(position().getAttribute('aria-valuetext')).toBe('0:00 / 1:35');
  await expectAccessible();
});

test('marks the turn that is heard, and keeps it in view', async () => {
  const { person } = await open();
  const views: Element[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    views.push(this);
  };
  await person.click(panel().getByRole('button', { name: 'Play' }));
  reach(66);
  expect(heard()).toContain('Is there a pool?');
  expect(views).toHaveLength(1);
  reach(30);
  expect(heard()).toBeUndefined();
  await person.click(panel().getByRole('button', { name: 'Follow along' }));
  reach(1.5);
  expect(heard()).toContain('How can I help?');
  expect(views).toHaveLength(1);
  await person.click(panel().getByRole('button', { name: 'Pause' }));
  expect(panel().getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('plays a turn that is pressed, from its beginning', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Play from Caller, +1:05' }));
  expect([audio.currentTime, isPaused]).toEqual([65, false]);
});

test('leads to a place by the keys, and no further than the recording', async () => {
  await open();
  const press = (key: string) => fireEvent.keyDown(position(), { key });
  press('ArrowRight');
  press('PageUp');
  expect(audio.currentTime).toBe(35);
  press('ArrowLeft');
  expect(audio.currentTime).toBe(30);
  for (let times = 0; times < 4; times += 1) press('PageUp');
  expect(audio.currentTime).toBe(95);
  fireEvent.change(position(), { target: { value: '12' } });
  expect(audio.currentTime).toBe(12);
});

test('plays faster', async () => {
  const { person } = await open();
  const fast = panel().getByRole('button', { name: '1.5×' });
  await person.click(fast);
  expect([audio.playbackRate, fast.getAttribute('aria-pressed')]).toEqual([1.5, 'true']);
});

test('says when a recording is not handed over, and tries again', async () => {
  const { person } = await open();
  let loads = 0;
  HTMLMediaElement.prototype.load = () => void (loads += 1);
  fireEvent.error(audio);
  const failure = within(panel().getByRole('alert'));
  expect(failure.getByText('Vapi did not return the recording.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Play from/ })).toBeNull();
  await expectAccessible(screen.getByRole('region', { name: 'Recording' }));
  await person.click(failure.getByRole('button', { name: 'Try again' }));
  expect(loads).toBe(1);
  expect(panel().queryByRole('alert')).toBeNull();
});

test('draws how loud each side was once the recording was decoded', async () => {
  const { person } = await open();
  const loud = new Float32Array(160).fill(0.5);
  const decoded = {
    numberOfChannels: 2,
    getChannelData: (channel: number) => (channel === 0 ? loud : loud.slice().fill(0)),
  };
  Object.assign(globalThis, {
    OfflineAudioContext: class {
      decodeAudioData() {
        return Promise.resolve(decoded);
      }
    },
  });
  globalThis.fetch = () => Promise.resolve(new Response('sound'));
  const barsOf = () => [...panel().getByRole('slider').parentElement!.querySelectorAll('g > rect:last-child')];
  const height = () => barsOf().map((bar) => Number(bar.getAttribute('height')));
  expect(Math.max(...height())).toBeLessThan(20);
  await person.click(panel().getByRole('button', { name: 'Play' }));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(new Set(height())).toEqual(new Set([32]));
  Object.assign(globalThis, { OfflineAudioContext: undefined });
});
