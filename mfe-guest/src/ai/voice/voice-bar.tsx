import { useEffect, useRef } from 'react';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import type { Voice } from './use-voice.ts';

function wordsOf({ state, isMuted, isSpeaking }: Voice, name: string): string {
  if (state === 'starting') return 'Connecting...';
  if (isMuted) return `You are muted. ${name} does not hear you.`;
  return isSpeaking ? `${name} is speaking` : `${name} is listening`;
}

/** A call that is going on: what happens in it, and what one can do about it. */
export function VoiceBar({ voice, name }: { voice: Voice; name: string }) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current!.focus(), []);
  return (
    <div ref={group} role="group" aria-label={`Voice call with ${name}`} tabIndex={-1} className={layout.row}>
      <span role="status" className={layout.strong}>
        {wordsOf(voice, name)}
      </span>
      {voice.state === 'live' && <Button onClick={voice.toggleMute}>{voice.isMuted ? 'Unmute' : 'Mute'}</Button>}
      <Button isPrimary onClick={voice.hangUp}>
        End
      </Button>
    </div>
  );
}
