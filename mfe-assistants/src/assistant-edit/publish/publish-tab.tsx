import type { Assistant } from '@booking/contracts/assistants';
import { useMay } from '@booking/remote-kit/kit';
import { useEditorStyles } from '../editor.styles.ts';
import { DriftPanel } from './drift/drift-panel.tsx';
import { GoldenPanel } from './golden/golden-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TestChat } from './chat/test-chat.tsx';
import { usePublishing } from './use-publishing.ts';
import { VersionsPanel } from './versions/versions-panel.tsx';

/** What callers hear, how to change it, and how to go back. */
export function PublishTab({ assistant }: { assistant: Assistant }) {
  const styles = useEditorStyles();
  const mayPublish = useMay('assistants:publish');
  const publishing = usePublishing(assistant);
  const { publishedVersion: live } = assistant;
  return (
    <div className={styles.halves}>
      <div className={styles.column}>
        <StatusPanel assistant={assistant} />
        <VersionsPanel assistant={assistant} publishing={publishing} />
        {live !== null && <DriftPanel assistant={assistant} live={live} publishing={publishing} />}
      </div>
      <div className={styles.column}>
        {mayPublish && <PublishPanel assistant={assistant} publishing={publishing} />}
        {mayPublish && <TestChat id={assistant.id} />}
        <GoldenPanel assistantId={assistant.id} />
      </div>
    </div>
  );
}
