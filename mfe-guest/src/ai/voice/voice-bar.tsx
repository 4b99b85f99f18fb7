import { useEffect, useRef } from 'react';
import type { Translate } from '@booking/languages/translate';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import type { Voice } from './use-voice.ts';

function wordsOf({ state, isMuted, isSpeaking }: Voice, name: string, t: Translate): string {
  if (state === 'starting') return t('ai.voice.connecting');
  if (isMuted) return t('ai.voice.muted', { name });
  return t(isSpeaking ? 'ai.voice.speaking' : 'ai.voice.listening', { name });
}

/** A call that is going on: what happens in it, and what one can do about it. */
export function VoiceBar({ voice, name }: { voice: Voice; name: string }) {
  const { t } = useWords();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current!.focus(), []);
  return (
    <div ref={group} role="group" aria-label={t('ai.voice.callWith', { name })} tabIndex={-1} className={layout.row}>
      <span role="status" className={layout.strong}>
        {wordsOf(voice, name, t)}
      </span>
      {voice.state === 'live' && (
        <Button onClick={voice.toggleMute}>{t(voice.isMuted ? 'ai.voice.unmute' : 'ai.voice.mute')}</Button>
      )}
      <Button isPrimary onClick={voice.hangUp}>
        {t('ai.voice.end')}
      </Button>
    </div>
  );
}
