import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalInWords } from '../../language/said-in-english.ts';
import { useWords } from '../../language/use-words.ts';
import { openVoice } from '../ai.queries.ts';
import type { Chat } from '../chat/use-chat.ts';
import { microphoneProblem } from './microphone.ts';
import { openVoiceLine, type VoiceLine } from './voice-line.ts';
import { loadVoicePlatform } from './voice-platform.ts';

type State = 'off' | 'starting' | 'live';
export type Voice = ReturnType<typeof useVoice>;

/** A spoken conversation, heard and written down; closing the page or the dialog hangs up. */
export function useVoice(token: string, scriptUrl: string | null, chat: Pick<Chat, 'hear' | 'stopHearing'>) {
  const texts = useWords();
  const { t } = texts;
  const [state, setState] = useState<State>('off');
  const [isMuted, setMuted] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  /** How the last call ended. */
  const [ending, setEnding] = useState<{ failure: string | undefined }>();
  const line = useRef<VoiceLine>(undefined);
  /** Whoever hangs up before there is a line gives up this attempt. */
  const attempt = useRef(0);

  const end = (failure?: string): void => {
    attempt.current += 1;
    line.current = undefined;
    setState('off');
    setEnding({ failure });
    chat.stopHearing();
  };
  const hangUp = (): void => (line.current ? line.current.hangUp() : end());

  const connect = async (mine: number): Promise<void> => {
    const problem = await microphoneProblem();
    if (mine !== attempt.current) return;
    if (problem) return end(t(problem));
    const Platform = await loadVoicePlatform(scriptUrl);
    if (mine !== attempt.current) return;
    // last, for a call that nobody joins soon is over
    const details = await openVoice(token);
    if (mine !== attempt.current) return;
    line.current = openVoiceLine(Platform, details, {
      live: () => setState('live'),
      heard: chat.hear,
      speaking: setSpeaking,
      end: (failure) => end(failure && t(failure)),
    });
  };

  const talk = (): void => {
    const mine = ++attempt.current;
    setState('starting');
    setMuted(false);
    setSpeaking(false);
    setEnding(undefined);
    connect(mine).catch((error: Error) => {
      if (mine === attempt.current) end(refusalInWords(texts, error) ?? t('ai.voice.noConnection'));
    });
  };

  const toggleMute = (): void => {
    line.current?.mute(!isMuted);
    setMuted(!isMuted);
  };

  const leave = useEffectEvent(() => {
    attempt.current += 1;
    line.current?.hangUp();
  });
  useEffect(() => {
    const onLeave = (): void => leave();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  return { state, isMuted, isSpeaking, ending, talk, hangUp, toggleMute };
}
