import type { AssistantDraft } from '@booking/contracts/assistants';
import { FormField, Input, Select, Textarea } from '@booking/ui/form';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { words } from './assistant-edit.words.ts';
import { fieldLabels, maxLengths, type Draft, type DraftField } from './draft.ts';
import { useEditor } from './editor-context.ts';
import { FieldHint } from './field-hint.tsx';
import { useComplaint } from './findings/use-complaint.ts';

const useStyles = makeStyles({
  input: { minWidth: 0 },
  // Fluent keeps a text area low, whatever its rows
  tall: { maxHeight: 'none' },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

export type ChoiceName =
  'assistantType' | 'voiceProvider' | 'firstMessageMode' | 'modelProvider' | 'transcriberProvider';
export type WordsName = Exclude<DraftField, ChoiceName>;

/** Empty where there was nothing is as it was. */
export const orNothing = (typed: string, before: string | null): string | null =>
  typed === '' && before === null ? null : typed;

type LineProps = { field: WordsName; hint?: string; label?: string };

/** A field of one line. */
export function LineField({ field, hint, label = fieldLabels[field] }: LineProps) {
  const styles = useStyles();
  const { form, base, isReadOnly } = useEditor();
  return (
    <FormField form={form} name={field} label={label} hint={hint} required={field === 'name'} {...useComplaint(field)}>
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

type TextProps = { field: WordsName; hint?: string; rows?: number; isPrompt?: boolean; isLabelHidden?: boolean };

/** A field of many lines. */
export function TextField({ field, hint, rows = 3, isPrompt = false, isLabelHidden = false }: TextProps) {
  const styles = useStyles();
  const { form, base, draft, isReadOnly } = useEditor();
  const most = maxLengths[field];
  const told = most ? <FieldHint hint={hint} typed={draft[field]?.length ?? 0} most={most} /> : hint;
  return (
    <FormField
      form={form}
      name={field}
      {...(!isLabelHidden && { label: fieldLabels[field] })}
      hint={told}
      {...useComplaint(field)}
    >
      {({ value, onChange, ...input }) => (
        <Textarea
          rows={rows}
          resize="vertical"
          aria-label={isLabelHidden ? fieldLabels[field] : undefined}
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
  const empty = base[field] === null ? words.configuration.leftToVapi : without;
  return <TextField field={field} rows={4} hint={draft[field] ? hint : empty} />;
}

type ChoiceProps<Name extends ChoiceName> = {
  field: Name;
  /** In the order in which they are offered. */
  choices: Record<NonNullable<AssistantDraft[Name]>, string>;
  /** Stands for a field that is not sent to Vapi. */
  none?: string;
  hint?: string;
  /** Is told what was chosen; null for none. */
  onChosen?: (chosen: string | null) => void;
};

/** A field with a few values. */
export function ChoiceField<Name extends ChoiceName>({ field, choices, none, hint, onChosen }: ChoiceProps<Name>) {
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
          onChange={(_, { value: chosen }) => {
            onChange(chosen || null);
            onChosen?.(chosen || null);
          }}
        >
          {none && <option value="">{none}</option>}
          {value && !Object.hasOwn(choices, value) && <option value={value}>{value}</option>}
          {Object.entries<string>(choices).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
