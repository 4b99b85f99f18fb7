import { useState } from 'react';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { loadAiApi } from './load-ai-api.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { useSendCode, useStartConversation, useVerifyCode, type Conversation } from './ai.queries.ts';
import { useFirstField } from './use-first-field.ts';

const loadSchema = async () => (await loadAiApi()).codeEndpoints.verifyCode.body;

type Props = { phone: string; onStarted: (conversation: Conversation) => void; onOtherPhone: () => void };

/** An employee shows that the phone is at hand. A code is good once, so what fails after it begins without it. */
export function VerifyStep({ phone, onStarted, onOtherPhone }: Props) {
  const { t } = useWords();
  const [isVerified, setVerified] = useState(false);
  const [sending, verifying, starting] = [useSendCode(), useVerifyCode(), useStartConversation()];
  const start = (): void => starting.mutate({ assistant: 'manager', phone }, { onSuccess: onStarted });
  const onVerified = (): void => {
    setVerified(true);
    start();
  };
  const { fieldOf, submit } = useSchemaForm(loadSchema, { code: '' }, ({ code }) =>
    isVerified ? start() : verifying.mutate(code, { onSuccess: onVerified }),
  );
  // a code that was good stays good until there is another one
  const sendAgain = (): void => sending.mutate(phone, { onSuccess: () => setVerified(false) });
  // a code that was good may be followed by a new one
  const checking = { ...verifying, isSuccess: false };
  const form = useFirstField();
  return (
    <div ref={form}>
      <p className={layout.quiet}>{t('ai.verify.sent', { phone })}</p>
      <PostForm
        button={t('ai.verify.button')}
        waiting={t('ai.verify.waiting')}
        mutation={isVerified ? starting : checking}
        onSubmit={submit}
      >
        <TextField
          label={t('ai.verify.code')}
          field={fieldOf('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </PostForm>
      <div className={layout.row}>
        <Button isLocked={sending.isPending} onClick={sendAgain}>
          {t('ai.verify.again')}
        </Button>
        <Button onClick={onOtherPhone}>{t('ai.verify.otherPhone')}</Button>
      </div>
    </div>
  );
}
