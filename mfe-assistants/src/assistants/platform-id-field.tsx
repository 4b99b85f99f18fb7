import { useId } from 'react';
import { useQuery } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/kit';
import { atPlatformQuery } from './assistants.mutations.ts';

type Props = {
  value: string;
  problem: string | undefined;
  /** The name it has at Vapi comes along when the ID is one of the account's. */
  onChange: (value: string, nameThere: string | undefined) => void;
};

/** Which assistant at Vapi is meant; those of the account are suggested, and any other may be typed. */
export function PlatformIdField({ value, problem, onChange }: Props) {
  const list = useId();
  const { data } = useQuery(atPlatformQuery());
  const suggestions = data ?? [];
  return (
    <Field
      required
      label="Vapi assistant ID"
      validationMessage={problem}
      hint={suggestions.length > 0 ? 'Choose one of the account, or paste an ID' : 'As it stands in the Vapi dashboard'}
    >
      {(field) => (
        <>
          <Input
            {...field}
            autoComplete="off"
            spellCheck={false}
            list={list}
            value={value}
            onChange={(_, typed) =>
              onChange(typed.value, suggestions.find(({ id }) => id === typed.value.trim())?.name)
            }
          />
          <datalist id={list}>
            {suggestions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
