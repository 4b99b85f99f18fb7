import { useId, useState } from 'react';
import type { WebAssistant } from '@booking/contracts/web-conversations';
import { useQuery } from '@booking/remote-kit/kit';
import { useWords } from '../language/use-words.ts';
import layout from '../layout.module.css';
import { LinkFailed } from '../links/link-failed.tsx';
import { Page } from '../page.tsx';
import { Button } from '../parts/button.tsx';
import { LoadingState } from '../parts/loading-state.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './ai.module.css';
import { assistantsQuery } from './ai.queries.ts';
import { AssistantCard } from './assistant-card.tsx';
import { ChatDialog } from './chat/chat-dialog.tsx';
import { findSharedNumber } from './find-shared-number.ts';
import { SharedNumber } from './shared-number.tsx';

const isForGuests = ({ requiresAuth }: WebAssistant): boolean => requiresAuth === 'basic';

type Props = { assistants: readonly WebAssistant[]; onChat: (assistant: WebAssistant) => void };

/** Those for guests side by side; the one for employees comes last, and small. */
function Assistants({ assistants, onChat }: Props) {
  const numberId = useId();
  const forGuests = assistants.filter(isForGuests);
  const shared = findSharedNumber(forGuests);
  return (
    <>
      {shared && <SharedNumber id={numberId} phone={shared} />}
      <div className={styles.cards}>
        {forGuests.map((assistant) => (
          <AssistantCard
            key={assistant.id}
            assistant={assistant}
            sharedNumberId={shared && numberId}
            onChat={() => onChat(assistant)}
          />
        ))}
      </div>
      {assistants
        .filter((assistant) => !isForGuests(assistant))
        .map((assistant) => (
          <div key={assistant.id} className={styles.staff}>
            <AssistantCard isSmall assistant={assistant} onChat={() => onChat(assistant)} />
          </div>
        ))}
    </>
  );
}

export function Screen() {
  const { t } = useWords();
  const { data, error, refetch } = useQuery(assistantsQuery);
  const [chosen, choose] = useState<WebAssistant>();
  const retry = (
    <div className={layout.start}>
      <Button onClick={() => void refetch()}>{t('site.tryAgain')}</Button>
    </div>
  );
  return (
    <Page title={t('ai.title')} subtitle={t('ai.subtitle')}>
      {data ? (
        <>
          {data.unread && <Notice>{data.unread}</Notice>}
          <Assistants assistants={data.assistants} onChat={choose} />
        </>
      ) : error ? (
        <LinkFailed retry={retry} wayOut={null}>
          {t('ai.failed')}
        </LinkFailed>
      ) : (
        <LoadingState label={t('ai.loading')} />
      )}
      {data && chosen && (
        <ChatDialog
          assistant={chosen}
          notice={data.notice}
          voiceScriptUrl={data.voiceScriptUrl}
          onClose={() => choose(undefined)}
        />
      )}
    </Page>
  );
}
