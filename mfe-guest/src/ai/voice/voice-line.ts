import type { AnswerOf } from '@booking/contracts/endpoint';
import type { webConversationEndpoints } from '@booking/contracts/web-conversations';
import type { Key } from '@booking/languages/translate';
import type { Heard } from '../chat/turns.ts';
import { failureIn, heardIn } from './voice-events.ts';
import type { VoicePlatform } from './voice-platform.ts';

export type VoiceDetails = AnswerOf<typeof webConversationEndpoints.voice>;

/** What happens on a line; the end comes once, and says what went wrong where something did. */
export type OnLine = {
  live: () => void;
  heard: (piece: Heard) => void;
  speaking: (isSpeaking: boolean) => void;
  end: (failure?: Key) => void;
};

export type VoiceLine = { mute: (isMuted: boolean) => void; hangUp: () => void };

/** Joins a call that the server opened: this page can say nothing about what the call is like. */
export function openVoiceLine(Platform: VoicePlatform, details: VoiceDetails, on: OnLine): VoiceLine {
  // no key, for the platform is not asked for anything; and the policy of the page lets nobody evaluate code
  const platform = new Platform('', undefined, { avoidEval: true });
  let isOpen = true;
  let isLive = false;
  // leaving ends the call at the platform, too; its own `end` fails on a line that was never put through
  const leave = (): void => void platform.stop().catch(() => undefined);
  const end = (failure?: Key): void => {
    if (!isOpen) return;
    isOpen = false;
    leave();
    on.end(failure);
  };
  const whileOpen =
    <Args extends unknown[]>(listener: (...args: Args) => void) =>
    (...args: Args): void => {
      if (isOpen) listener(...args);
    };
  platform.on(
    'call-start',
    whileOpen(() => {
      isLive = true;
      on.live();
    }),
  );
  platform.on(
    'speech-start',
    whileOpen(() => on.speaking(true)),
  );
  platform.on(
    'speech-end',
    whileOpen(() => on.speaking(false)),
  );
  platform.on(
    'message',
    whileOpen((message) => heardIn(message).forEach(on.heard)),
  );
  platform.on('call-end', () => end());
  platform.on('error', (error) => failureIn(error, isLive).forEach(({ words }) => end(words)));
  // what goes wrong is told by `error`, too
  void platform
    .reconnect(details)
    .catch(() => undefined)
    .then(() => {
      // who hung up while it was being joined is not left on it
      if (!isOpen) leave();
    });
  return { mute: (isMuted) => platform.setMuted(isMuted), hangUp: () => end() };
}
