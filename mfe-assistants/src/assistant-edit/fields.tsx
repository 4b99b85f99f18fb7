import type { AssistantDraft } from '@booking/contracts/assistants';
import { Field, Input, makeStyles, mergeClasses, Select, Textarea, tokens } from '@booking/ui/kit';
import { fieldLabels, type DraftField } from './draft.ts';
import { useEditor } from './editor-context.ts';

const useStyles = makeStyles({
  input: { minWidth: 0 },
  // Fluent keeps a text area low, whatever its rows
  tall: { maxHeight: 'none' },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

type ChoiceName = 'assistantType' | 'voiceProvider' | 'firstMessageMode' | 'modelProvider' | 'transcriberProvider';
type WordsName = Exclude<DraftField, ChoiceName>;

/** A field of one line. */
export function LineField({ field, hint }: { field: WordsName; hint?: string }) {
  const styles = useStyles();
  const { draft, problems, edit, isReadOnly } = useEditor();
  return (
    <Field label={fieldLabels[field]} hint={hint} required={field === 'name'} validationMessage={problems[field]}>
      <Input
        className={styles.input}
        name={field}
        autoComplete="off"
        readOnly={isReadOnly}
        value={draft[field] ?? ''}
        onChange={(_, { value }) => edit(field, value)}
      />
    </Field>
  );
}

type TextProps = { field: WordsName; hint?: string; rows?: number; isPrompt?: boolean };

/** A field of many lines. */
export function TextField({ field, hint, rows = 3, isPrompt = false }: TextProps) {
  const styles = useStyles();
  const { draft, problems, edit, isReadOnly } = useEditor();
  return (
    <Field label={fieldLabels[field]} hint={hint} validationMessage={problems[field]}>
      <Textarea
        name={field}
        rows={rows}
        resize="vertical"
        textarea={{ className: mergeClasses(styles.tall, isPrompt && styles.mono), readOnly: isReadOnly }}
        value={draft[field] ?? ''}
        onChange={(_, { value }) => edit(field, value)}
      />
    </Field>
  );
}

type ChoiceProps<Name extends ChoiceName> = {
  field: Name;
  /** In the order in which they are offered. */
  choices: Record<NonNullable<AssistantDraft[Name]>, string>;
  /** Stands for a field that is not sent to Vapi. */
  none?: string;
  hint?: string;
};

/** A field with a few values. */
export function ChoiceField<Name extends ChoiceName>({ field, choices, none, hint }: ChoiceProps<Name>) {
  const { draft, edit, isReadOnly } = useEditor();
  return (
    <Field label={fieldLabels[field]} hint={hint}>
      <Select
        name={field}
        disabled={isReadOnly}
        value={draft[field] ?? ''}
        onChange={(_, { value }) => edit(field, (value || null) as AssistantDraft[Name])}
      >
        {none && <option value="">{none}</option>}
        {Object.entries<string>(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
