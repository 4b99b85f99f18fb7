import { useRef } from 'react';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ChatFailure } from './chat-failure.tsx';
import { Composer } from './composer.tsx';
import type { Conversation } from '../ai.queries.ts';
import { useRoomChoice } from '../rooms/use-room-choice.ts';
import { Transcript } from './transcript.tsx';
import { useChat } from './use-chat.ts';
import { useVoice } from '../voice/use-voice.ts';
import { VoiceBar } from '../voice/voice-bar.tsx';

type Props = { conversation: Conversation; voiceScriptUrl: string | null; onStartOver: () => void };

function CallEnded({ failure }: { failure: string | undefined }) {
  const { t } = useWords();
  if (failure) return <Notice>{failure}</Notice>;
  return (
    <span role="status" className={layout.quiet}>
      {t('ai.voice.ended')}
    </span>
  );
}

/** Talking with the assistant, typed or spoken. */
export function ChatStep({ conversation, voiceScriptUrl, onStartOver }: Props) {
  const { t } = useWords();
  const { token, assistantName: name } = conversation;
  const chat = useChat(conversation);
  const voice = useVoice(token, voiceScriptUrl, chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useRoomChoice(token, (words) => {
    // where the assistant's question is answered
    field.current?.focus();
    void chat.say(words);
  });
  return (
    <>
      <Transcript turns={chat.turns} name={name} choice={choice} />
      {chat.failure && <ChatFailure failure={chat.failure} onStartOver={onStartOver} />}
      {voice.ending && <CallEnded failure={voice.ending.failure} />}
      {voice.state === 'off' ? (
        <Composer chat={chat} field={field}>
          <Button onClick={voice.talk}>{t('ai.voice.talk')}</Button>
        </Composer>
      ) : (
        <VoiceBar voice={voice} name={name} />
      )}
    </>
  );
}
