import { useState } from 'react';
import type { Assistant } from '@booking/contracts/assistants';
import { Field, Input, Panel, Text } from '@booking/ui/kit';
import { useEditorStyles } from '../editor.styles.ts';
import { Findings } from '../findings.tsx';
import { usePreview } from '../prompts/use-preview.ts';
import { PublishButton } from './publish-button.tsx';
import { Failure } from './report/failure.tsx';
import { Report } from './report/report.tsx';
import type { Publishing } from './use-publishing.ts';

/** Publishing with everything that was done and found. */
export function PublishPanel({ assistant, publishing }: { assistant: Assistant; publishing: Publishing }) {
  const styles = useEditorStyles();
  const [note, setNote] = useState('');
  const findings = usePreview().data?.findings ?? [];
  const { mutate, isPending, data, error } = publishing;
  return (
    <Panel title="Publish & Verify">
      <Text className={styles.quiet}>
        Saves the draft, sends it to Vapi, reads back what Vapi holds, and compares the two.
      </Text>
      <Findings findings={findings} />
      <Field label="Note" hint="What is different in this version, for the history">
        <Input autoComplete="off" maxLength={300} value={note} onChange={(_, { value }) => setNote(value)} />
      </Field>
      <PublishButton
        assistant={assistant}
        label="Publish & Verify"
        isPending={isPending}
        className={styles.start}
        onStart={() => mutate({ note }, { onSuccess: (report) => report && setNote('') })}
      />
      <div role="status">
        {error && <Failure error={error} publishing={publishing} />}
        {data && <Report assistant={assistant} report={data} publishing={publishing} />}
      </div>
    </Panel>
  );
}
