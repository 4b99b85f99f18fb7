import type { Assistant } from '@booking/contracts/assistants';
import { Panel, Text } from '@booking/ui/kit';
import { publishWords } from '../assistant-edit.words.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { Findings } from '../findings/findings.tsx';
import { usePreview } from '../prompts/use-preview.ts';
import { PublishButton } from './publish-button.tsx';
import { Failure } from './report/failure.tsx';
import { Report } from './report/report.tsx';
import type { Publishing } from './use-publishing.ts';

const said = publishWords.verify;

/** Publishing with everything that was done and found. */
export function PublishPanel({ assistant, publishing }: { assistant: Assistant; publishing: Publishing }) {
  const styles = useEditorStyles();
  const findings = usePreview().data?.findings ?? [];
  const { mutate, isPending, data, error } = publishing;
  return (
    <Panel title={said.title}>
      <Text className={styles.quiet}>{said.body}</Text>
      <Findings findings={findings} />
      <PublishButton
        assistant={assistant}
        label={said.title}
        isPending={isPending}
        className={styles.start}
        onStart={mutate}
      />
      <div role="status">
        {error && <Failure error={error} publishing={publishing} />}
        {data && <Report assistant={assistant} report={data} publishing={publishing} />}
      </div>
    </Panel>
  );
}
