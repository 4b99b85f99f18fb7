import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CallPage } from '@booking/contracts/call-detail';
import { recordingAddress } from './waveform.queries.ts';

export const speeds = [1, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

type State = {
  isPlaying: boolean;
  /** Somebody has pressed play, so the recording is on its way or here. */
  isStarted: boolean;
  hasFailed: boolean;
  seconds: number;
  /** Known from the call before the recording is loaded. */
  length: number | null;
  speed: Speed;
  /** The turn that is heard is kept in view. */
  isFollowed: boolean;
};

export type Player = State & {
  toggle: () => void;
  seek: (seconds: number) => void;
  /** Plays from there. */
  hear: (seconds: number) => void;
  setSpeed: (speed: Speed) => void;
  setFollowed: (isFollowed: boolean) => void;
  tryAgain: () => void;
};

const PlayerContext = createContext<Player | null>(null);

/** Plays the recording of the call around; null where there is none. */
export const usePlayer = (): Player | null => useContext(PlayerContext);

type Props = { page: CallPage; children: ReactNode };

/** Holds the recording of a call for the player and for the conversation. Nothing is loaded before somebody presses play. */
export function PlayerProvider({ page: { id, hasRecording, duration }, children }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<State>({
    ...{ isPlaying: false, isStarted: false, hasFailed: false, seconds: 0, length: duration, speed: 1 },
    isFollowed: true,
  });
  const controls = useMemo(() => {
    const change = (part: Partial<State>): void => setState((now) => ({ ...now, ...part }));
    const play = (): void => {
      change({ isStarted: true });
      // refused where the page may not play; the element's own events say all else
      audio.current!.play().catch(() => change({ isPlaying: false }));
    };
    const seek = (seconds: number): void => {
      audio.current!.currentTime = seconds;
      change({ seconds });
    };
    return {
      change,
      seek,
      toggle: () => (audio.current!.paused ? play() : audio.current!.pause()),
      hear: (seconds: number) => {
        seek(seconds);
        play();
      },
      setSpeed: (speed: Speed) => {
        audio.current!.playbackRate = speed;
        change({ speed });
      },
      setFollowed: (isFollowed: boolean) => change({ isFollowed }),
      tryAgain: () => {
        change({ hasFailed: false });
        audio.current!.load();
      },
    };
  }, []);
  const player = useMemo(() => ({ ...state, ...controls }), [state, controls]);
  if (!hasRecording) return children;
  const { change } = controls;
  return (
    <PlayerContext value={player}>
      {/* its words stand on the page */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        preload="none"
        src={recordingAddress(id)}
        onPlay={() => change({ isPlaying: true })}
        onPause={() => change({ isPlaying: false })}
        onEnded={() => change({ isPlaying: false })}
        onTimeUpdate={({ currentTarget }) => change({ seconds: currentTarget.currentTime })}
        onDurationChange={({ currentTarget: { duration: length } }) => Number.isFinite(length) && change({ length })}
        onError={() => change({ hasFailed: true, isPlaying: false })}
      />
      {children}
    </PlayerContext>
  );
}
