import { useState } from 'react';
import { FormField, Select } from '@booking/ui/form';
import { words } from '../assistant-edit.words.ts';
import { fieldLabels } from '../draft.ts';
import { useEditor } from '../editor-context.ts';
import { LineField, orNothing, type WordsName } from '../fields.tsx';
import { useComplaint } from '../findings/use-complaint.ts';

const { choose, other, otherOf } = words.configuration;

type Props = {
  field: Extract<WordsName, 'voiceId' | 'modelName' | 'transcriberModel'>;
  /** What Vapi documents for the provider; nothing where there is no provider, or one of which nothing is known. */
  list: readonly string[] | undefined;
  hint: string;
};

/** A voice, a model or a transcriber of a provider: one of a list, or any other that is typed. */
export function ListedField({ field, list, hint }: Props) {
  const { form, base, draft, isReadOnly } = useEditor();
  const [isTyping, setTyping] = useState(false);
  const complaint = useComplaint(field);
  const value = draft[field];
  if (!list) return <LineField field={field} hint={hint} />;
  const isOther = isTyping || Boolean(value && !list.includes(value));
  return (
    <>
      <FormField form={form} name={field} label={fieldLabels[field]} {...(!isOther && complaint)}>
        {({ onChange, ...input }) => (
          <Select
            {...input}
            disabled={isReadOnly}
            value={isOther ? other : (value ?? '')}
            onChange={(_, { value: chosen }) => {
              setTyping(chosen === other);
              onChange(orNothing(chosen === other ? '' : chosen, base[field]));
            }}
          >
            <option value="">{choose}</option>
            {list.map((each) => (
              <option key={each}>{each}</option>
            ))}
            <option>{other}</option>
          </Select>
        )}
      </FormField>
      {isOther && <LineField field={field} label={otherOf(fieldLabels[field])} hint={hint} />}
    </>
  );
}
