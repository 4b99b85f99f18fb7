import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { FormField, Input, useForm } from '@booking/ui/form';
import { Panel, Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { useEditorStyles } from '../editor.styles.ts';
import { Findings } from '../findings.tsx';
import { usePreview } from '../prompts/use-preview.ts';
import { PublishButton } from './publish-button.tsx';
import { Failure } from './report/failure.tsx';
import { Report } from './report/report.tsx';
import type { Publishing } from './use-publishing.ts';

const schema = z.object({ note: publishingEndpoints.publishVerified.body.shape.note });
const nothing = { note: '' };

/** Publishing with everything that was done and found. */
export function PublishPanel({ assistant, publishing }: { assistant: Assistant; publishing: Publishing }) {
  const styles = useEditorStyles();
  const findings = usePreview().data?.findings ?? [];
  const { mutateAsync, isPending, data, error } = publishing;
  const form = useForm({
    schema,
    values: nothing,
    save: async (read) => {
      const typed = form.getValues();
      if (await mutateAsync(read)) form.rebase(nothing, typed);
    },
    isGuarded: false,
  });
  return (
    <Panel title="Publish & Verify">
      <Text className={styles.quiet}>
        Saves the draft, sends it to Vapi, reads back what Vapi holds, and compares the two.
      </Text>
      <Findings findings={findings} />
      <FormField form={form} name="note" label="Note" hint="What is different in this version, for the history">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <PublishButton
        assistant={assistant}
        label="Publish & Verify"
        isPending={isPending}
        className={styles.start}
        onStart={() => void form.submit()}
      />
      <div role="status">
        {error && <Failure error={error} publishing={publishing} />}
        {data && <Report assistant={assistant} report={data} publishing={publishing} />}
      </div>
    </Panel>
  );
}
