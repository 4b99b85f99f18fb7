import type { AssistantDraft } from '@booking/contracts/assistants';
import { entryOr } from '@booking/contracts/labels';
import { Panel } from '@booking/ui/kit';
import { asAtVapi } from '../draft.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { ChoiceField } from '../fields.tsx';
import { ListedField } from './listed-field.tsx';

type ProviderName = 'voiceProvider' | 'modelProvider' | 'transcriberProvider';

type Props<Name extends ProviderName> = {
  title: string;
  provider: Name;
  field: 'voiceId' | 'modelName' | 'transcriberModel';
  choices: Record<NonNullable<AssistantDraft[Name]>, string>;
  lists: Readonly<Record<NonNullable<AssistantDraft[Name]>, readonly string[]>>;
  hint: string;
};

/** Whose voice, model or transcriber it is, and which one of theirs. */
export function ProviderPanel<Name extends ProviderName>(props: Props<Name>) {
  const { title, provider, field, choices, lists, hint } = props;
  const styles = useEditorStyles();
  const { form, base, draft } = useEditor();
  /** What one provider calls so the other does not know. */
  const forget = (chosen: string | null): void =>
    form.setValue(field, chosen === base[provider] ? base[field] : null, { shouldDirty: true, shouldValidate: true });
  const known: Readonly<Record<string, readonly string[] | undefined>> = lists;
  return (
    <Panel title={title}>
      <div className={styles.fields}>
        <ChoiceField field={provider} choices={choices} none={asAtVapi} onChosen={forget} />
        <ListedField field={field} list={entryOr(known, draft[provider] ?? '', undefined)} hint={hint} />
      </div>
    </Panel>
  );
}
