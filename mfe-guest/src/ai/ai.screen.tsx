import { useState } from 'react';
import type { WebAssistant } from '@booking/contracts/web-conversations';
import { useQuery } from '@booking/remote-kit/kit';
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

export function Screen() {
  const { data, error, refetch } = useQuery(assistantsQuery);
  const [chosen, choose] = useState<WebAssistant>();
  const retry = (
    <div className={layout.start}>
      <Button onClick={() => void refetch()}>Try again</Button>
    </div>
  );
  return (
    <Page title="AI Assistants" subtitle="Choose whom you want to talk to: by chat, by voice or by phone.">
      {data ? (
        <>
          {data.unread && <Notice>{data.unread}</Notice>}
          <div className={styles.cards}>
            {data.assistants.map((assistant) => (
              <AssistantCard key={assistant.id} assistant={assistant} onChat={() => choose(assistant)} />
            ))}
          </div>
        </>
      ) : error ? (
        <LinkFailed retry={retry} wayOut={null}>
          Our assistants cannot be shown right now.
        </LinkFailed>
      ) : (
        <LoadingState label="Loading our assistants..." />
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
