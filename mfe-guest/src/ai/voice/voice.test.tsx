/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { webConversationEndpoints as endpoints } from '@booking/contracts/web-conversations';
import { answering, expectAccessible, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import { button, dialog, field, log, startChat } from '../ai.fixture.ts';
import type { VoiceDetails } from './voice-line.ts';

type Line = {
  opened: unknown[];
  listeners: Record<string, (about?: unknown) => void>;
  isMuted?: boolean;
  hasEnded?: boolean;
};

/** A module as the voice platform's: its class keeps what it is asked, and lets the test say what happens. */
const script = `data:text/javascript,${encodeURIComponent(`export default class {
  listeners = {};
  constructor(...given) {
    this.opened = given;
    globalThis.lines.push(this);
  }
  on(event, listener) { this.listeners[event] = listener; }
  async reconnect(...given) { this.opened.push(...given); }
  setMuted(isMuted) { this.isMuted = isMuted; }
  async stop() { this.hasEnded = true; }
}`)}`;

const details: VoiceDetails = { id: '5b1c4b0e', webCallUrl: 'https://rooms.example/ada' };
const ready = answering(endpoints.voice, details);

let lines: Line[];
const getUserMedia = jest.fn<() => Promise<{ getTracks: () => { stop: () => void }[] }>>();
const track = { stop: jest.fn() };
beforeEach(() => {
  lines = [];
  jest.resetAllMocks();
  getUserMedia.mockResolvedValue({ getTracks: () => [track] });
  Object.assign(globalThis, { lines });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});

const state = () =>
  within(dialog().getByRole('group', { name: 'Voice call with Booking Agent' })).getByRole('status').textContent;
const message = () => field('Your message');
const said = () => within(log());
const onLine = (event: string, about?: unknown) => act(async () => lines.at(-1)!.listeners[event]!(about));
const transcript = (role: 'user' | 'assistant', words: string, isFinal = true) => ({
  type: 'transcript',
  role,
  transcriptType: isFinal ? 'final' : 'partial',
  transcript: words,
});

async function open(answer: Answering = ready) {
  const page = await startChat([answer], script);
  /** Presses Talk and is put through. */
  const talk = async () => {
    const before = lines.length;
    await page.guest.click(button('Talk'));
    await waitFor(() => expect(lines).toHaveLength(before + 1));
    await onLine('call-start');
    expect(state()).toBe('Booking Agent is listening');
  };
  return { ...page, talk };
}

test('lets one speak, read along, mute and end', async () => {
  const answer = onCue(ready);
  const { guest } = await open(answer);
  await guest.click(button('Talk'));
  expect(state()).toBe('Connecting...');
  expect(dialog().queryByRole('button', { name: 'Mute' })).toBeNull();
  answer.arrive();
  await waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]!.opened).toEqual(['', undefined, { avoidEval: true }, details]);
  expect(track.stop).toHaveBeenCalled();

  await onLine('call-start');
  await onLine('speech-start');
  expect(state()).toBe('Booking Agent is speaking');
  await onLine('message', transcript('assistant', 'How can I', false));
  expect(said().getByText('How can I')).toBeTruthy();
  await onLine('message', transcript('assistant', 'How can I help?'));
  await onLine('speech-end');
  await onLine('message', transcript('user', 'A room for two.'));
  expect(said().getByText('How can I help?')).toBeTruthy();
  expect(said().queryByText('How can I')).toBeNull();
  expect(said().getByText('A room for two.')).toBeTruthy();
  await expectAccessible(screen.getByRole('dialog'));

  await guest.click(button('Mute'));
  expect(state()).toBe('You are muted. Booking Agent does not hear you.');
  expect(lines[0]!.isMuted).toBe(true);
  await guest.click(button('Unmute'));
  expect(state()).toBe('Booking Agent is listening');
  expect(lines[0]!.isMuted).toBe(false);

  await guest.click(button('End'));
  expect(dialog().getByText('The call has ended.')).toBeTruthy();
  expect(lines[0]!.hasEnded).toBe(true);
  expect(document.activeElement).toBe(message());
});

test('shows after a call what was typed before it', async () => {
  const { guest, talk } = await open();
  await guest.type(message(), 'Half a sent');
  await talk();
  expect(dialog().queryByLabelText('Your message')).toBeNull();
  await onLine('call-end');
  expect(dialog().getByText('The call has ended.')).toBeTruthy();
  expect(message().value).toBe('Half a sent');
});

test('hangs up when the dialog is closed', async () => {
  const { guest, talk } = await open();
  await talk();
  await guest.click(button('Close chat'));
  expect(lines[0]!.hasEnded).toBe(true);
});

test('hangs up when the page is left', async () => {
  const { talk } = await open();
  await talk();
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(lines[0]!.hasEnded).toBe(true);
});

test('says that a call was cut off, and lets one try again', async () => {
  const words = 'The call was cut off. Try again, or keep typing.';
  const { talk } = await open();
  await talk();
  await onLine('error', { type: 'daily-error', error: { message: 'network unreachable' } });
  expect(dialog().getByText(words)).toBeTruthy();
  await talk();
  expect(dialog().queryByText(words)).toBeNull();
});

test('says in the server’s words why there is no call', async () => {
  const { guest } = await open(refusing(endpoints.voice, 429, 'Too many calls. Try again in an hour.'));
  await guest.click(button('Talk'));
  expect(await dialog().findByText('Too many calls. Try again in an hour.')).toBeTruthy();
  expect(message()).toBeTruthy();
});

test('says that a call could not be connected', async () => {
  const { guest } = await open();
  await guest.click(button('Talk'));
  await waitFor(() => expect(lines).toHaveLength(1));
  await onLine('error', { type: 'reconnect-error', error: { message: 'Failed to fetch' } });
  expect(dialog().getByText('The call could not be connected. Try again, or keep typing.')).toBeTruthy();
  expect(message()).toBeTruthy();
});

test.each([
  ['NotAllowedError', /^The microphone is blocked\. Allow it for this page/],
  ['NotFoundError', /^No microphone was found/],
  ['NotReadableError', /^The microphone is in use by something else/],
  ['SecurityError', /^The microphone cannot be used here/],
])('says what is wrong with the microphone (%s), and calls nobody', async (name, words) => {
  getUserMedia.mockRejectedValue(new DOMException('No sound', name));
  const { guest, calls } = await open();
  await guest.click(button('Talk'));
  expect(await dialog().findByText(words)).toBeTruthy();
  expect(message()).toBeTruthy();
  expect(lines).toEqual([]);
  expect(calls.some(({ endpoint }) => endpoint === endpoints.voice)).toBe(false);
});
