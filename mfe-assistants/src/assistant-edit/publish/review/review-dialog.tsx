import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints, type PromptPreview } from '@booking/contracts/publishing';
import { useQuery } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Answer, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@booking/ui/kit';
import { ScrollRegion } from '@booking/ui/scroll-region';
import * as z from 'zod/mini';
import { lineOf, onLine } from '../../../mode-words.ts';
import { publishWords } from '../../assistant-edit.words.ts';
import { labelOf } from '../../draft.ts';
import { useEditor } from '../../editor-context.ts';
import { Findings } from '../../findings/findings.tsx';
import { publishingQueries } from '../publishing.queries.ts';
import { ChangeList } from './change-list.tsx';

const said = publishWords.review;
const schema = z.object({ note: publishingEndpoints.publish.body.shape.note });

const useStyles = makeStyles({
  changes: {
    maxHeight: '45vh',
    overflowY: 'auto',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

function WhatIsReplaced({ id }: { id: number }) {
  const drift = useQuery(publishingQueries.drift(id));
  return (
    <Answer query={drift} what="what Vapi has">
      {({ differences }) => (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{said.replaces(differences.map(({ field }) => labelOf(field)).join(', '))}</MessageBarBody>
        </MessageBar>
      )}
    </Answer>
  );
}

function Changes({ assistant, changes = [] }: { assistant: Assistant } & Pick<PromptPreview, 'changes'>) {
  const styles = useStyles();
  if (assistant.publishedVersion === null) return <Text>{said.first(onLine(assistant))}</Text>;
  if (changes.length === 0) return <Text>{said.none}</Text>;
  return (
    <ScrollRegion aria-label={said.changes} className={styles.changes}>
      <ChangeList changes={changes} names={[said.before, said.after]} />
    </ScrollRegion>
  );
}

/** What a person asks for who has seen the changes. */
export type Reviewed = {
  note: string;
  /** The fields that change, as the report of a publish does not say. */
  changed: readonly string[];
};

type Props = { assistant: Assistant; onPublish: (reviewed: Reviewed) => void; onClose: () => void };

/** Shows field by field what callers will hear otherwise, and publishes once a person has seen it. */
export function ReviewDialog({ assistant, onPublish, onClose }: Props) {
  const { preview, isChanged } = useEditor();
  const form = useForm({ schema, values: { note: '' }, save: ({ note }) => note, isGuarded: false });
  const changed = preview.data?.changes?.map(({ field }) => field) ?? [];
  const findings = preview.data?.findings ?? [];
  return (
    <FormDialog
      form={form}
      title={said.title}
      confirm={said.confirm(lineOf(assistant))}
      isPending={preview.isBehind}
      onSaved={(note) => onPublish({ note, changed })}
      onClose={onClose}
    >
      {isChanged && <Text>{said.saves}</Text>}
      {assistant.hasDrifted && <WhatIsReplaced id={assistant.id} />}
      <Findings findings={findings} onFollow={onClose} />
      <Answer query={preview} what={said.comparing}>
        {({ changes }) => <Changes assistant={assistant} changes={changes} />}
      </Answer>
      <FormField form={form} name="note" label={said.note} hint={said.noteHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
    </FormDialog>
  );
}
