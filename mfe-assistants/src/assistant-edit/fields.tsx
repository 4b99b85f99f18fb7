import type { AssistantDraft } from '@booking/contracts/assistants';
import { FormField, Input, Select, Textarea } from '@booking/ui/form';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { asAtVapi, fieldLabels, type Draft, type DraftField } from './draft.ts';
import { useEditor } from './editor-context.ts';
import { useComplaint } from './use-complaint.ts';

const useStyles = makeStyles({
  input: { minWidth: 0 },
  // Fluent keeps a text area low, whatever its rows
  tall: { maxHeight: 'none' },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

type ChoiceName = 'assistantType' | 'voiceProvider' | 'firstMessageMode' | 'modelProvider' | 'transcriberProvider';
type WordsName = Exclude<DraftField, ChoiceName>;

/** Empty where there was nothing is as it was. */
const orNothing = (typed: string, before: string | null): string | null =>
  typed === '' && before === null ? null : typed;

/** A field of one line. */
export function LineField({ field, hint }: { field: WordsName; hint?: string }) {
  const styles = useStyles();
  const { form, base, isReadOnly } = useEditor();
  return (
    <FormField
      form={form}
      name={field}
      label={fieldLabels[field]}
      hint={hint}
      required={field === 'name'}
      {...useComplaint(field)}
    >
      {({ value, onChange, ...input }) => (
        <Input
          className={styles.input}
          autoComplete="off"
          readOnly={isReadOnly}
          value={value ?? ''}
          onChange={(_, { value: typed }) => onChange(orNothing(typed, base[field]))}
          {...input}
        />
      )}
    </FormField>
  );
}

type TextProps = { field: WordsName; hint?: string; rows?: number; isPrompt?: boolean };

/** A field of many lines. */
export function TextField({ field, hint, rows = 3, isPrompt = false }: TextProps) {
  const styles = useStyles();
  const { form, base, isReadOnly } = useEditor();
  return (
    <FormField form={form} name={field} label={fieldLabels[field]} hint={hint} {...useComplaint(field)}>
      {({ value, onChange, ...input }) => (
        <Textarea
          rows={rows}
          resize="vertical"
          textarea={{ className: mergeClasses(styles.tall, isPrompt && styles.mono), readOnly: isReadOnly }}
          value={value ?? ''}
          onChange={(_, { value: typed }) => onChange(orNothing(typed, base[field]))}
          {...input}
        />
      )}
    </FormField>
  );
}

type SpokenProps = {
  field: 'firstMessage' | 'voicemailMessage' | 'endCallMessage';
  hint: string;
  /** What callers get when there is no such message. */
  without: string;
};

/** What callers hear word for word. One that was never written here is left to Vapi; one that was emptied is cleared there. */
export function SpokenField({ field, hint, without }: SpokenProps) {
  const { base, draft } = useEditor();
  const empty = base[field] === null ? `${asAtVapi}, until something is written here` : `Empty: ${without}`;
  return <TextField field={field} rows={4} hint={draft[field] ? hint : empty} />;
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
  const { form, isReadOnly } = useEditor();
  return (
    <FormField<Draft, ChoiceName, AssistantDraft>
      form={form}
      name={field}
      label={fieldLabels[field]}
      hint={hint}
      {...useComplaint(field)}
    >
      {({ value, onChange, ...input }) => (
        <Select
          {...input}
          disabled={isReadOnly}
          value={value ?? ''}
          onChange={(_, { value: chosen }) => onChange(chosen || null)}
        >
          {none && <option value="">{none}</option>}
          {value && !Object.hasOwn(choices, value) && <option value={value}>{value}</option>}
          {Object.entries<string>(choices).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
