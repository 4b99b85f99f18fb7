import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WebAssistant } from '@booking/contracts/web-conversations';
import { HostApiContext, useHost, type HostApi } from '@booking/remote-kit/kit';
import { useToaster } from '@booking/remote-kit/toaster';
import { useWords } from '../../language/use-words.ts';
import layout from '../../layout.module.css';
import { Button } from '../../parts/button.tsx';
import { Toaster } from '../../parts/toaster.tsx';
import styles from './chat-dialog.module.css';
import { ChatStep } from './chat-step.tsx';
import { ContactStep } from '../contact-step.tsx';
import { PhoneStep } from '../phone-step.tsx';
import type { Conversation } from '../ai.queries.ts';
import { VerifyStep } from '../verify-step.tsx';

type Props = { assistant: WebAssistant; voiceScriptUrl: string | null };

function Steps({ assistant: { id, requiresAuth }, voiceScriptUrl }: Props) {
  const [phone, setPhone] = useState<string>();
  const [conversation, setConversation] = useState<Conversation>();
  const startOver = (): void => {
    setConversation(undefined);
    setPhone(undefined);
  };
  if (conversation)
    return <ChatStep conversation={conversation} voiceScriptUrl={voiceScriptUrl} onStartOver={startOver} />;
  if (requiresAuth === 'basic') return <ContactStep assistant={id} onStarted={setConversation} />;
  if (!phone) return <PhoneStep onSent={setPhone} />;
  return <VerifyStep phone={phone} onStarted={setConversation} onOtherPhone={startOver} />;
}

/** Where one talks with an assistant. However it is closed, nothing of what was in it stays. */
export function ChatDialog({ notice, onClose, ...props }: Props & { notice: string; onClose: () => void }) {
  const { t } = useWords();
  const { name, title } = props.assistant;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  // a modal dialog covers the page and its messages, so it has its own
  const host = useHost();
  const toaster = useToaster();
  const { toast } = toaster;
  const own = useMemo<HostApi>(() => ({ ...host, toast }), [host, toast]);
  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            <h2 id={id} className={styles.name}>
              {name}
            </h2>
            <span className={styles.title}>{title}</span>
          </div>
          <Button onClick={() => dialog.current!.close()}>{t('ai.chat.close')}</Button>
        </div>
        <p className={layout.quiet}>{notice}</p>
        <HostApiContext value={own}>
          <Steps {...props} />
        </HostApiContext>
      </div>
      <Toaster {...toaster} />
    </dialog>
  );
}
