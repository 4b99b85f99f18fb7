import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ChatFailure } from './chat-failure.tsx';
import { Composer } from './composer.tsx';
import type { Conversation } from '../ai.queries.ts';
import { Transcript } from './transcript.tsx';
import { useChat } from './use-chat.ts';
import { useVoice } from '../voice/use-voice.ts';
import { VoiceBar } from '../voice/voice-bar.tsx';

type Props = { conversation: Conversation; voiceScriptUrl: string | null; onStartOver: () => void };

const CallEnded = ({ failure }: { failure: string | undefined }) =>
  failure ? (
    <Notice>{failure}</Notice>
  ) : (
    <span role="status" className={layout.quiet}>
      The call has ended.
    </span>
  );

/** Talking with the assistant, typed or spoken. */
export function ChatStep({ conversation, voiceScriptUrl, onStartOver }: Props) {
  const { token, assistantName: name } = conversation;
  const chat = useChat(conversation);
  const voice = useVoice(token, voiceScriptUrl, chat);
  return (
    <>
      <Transcript turns={chat.turns} name={name} />
      {chat.failure && <ChatFailure failure={chat.failure} onStartOver={onStartOver} />}
      {voice.ending && <CallEnded failure={voice.ending.failure} />}
      {voice.state === 'off' ? (
        <Composer chat={chat}>
          <Button onClick={voice.talk}>Talk</Button>
        </Composer>
      ) : (
        <VoiceBar voice={voice} name={name} />
      )}
    </>
  );
}
