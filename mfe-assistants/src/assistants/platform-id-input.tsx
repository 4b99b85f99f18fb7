import { useId } from 'react';
import { useQuery } from '@booking/remote-kit/kit';
import { Field, Input, Select, type InputProps } from '@booking/ui/form';
import { atPlatformQuery } from './assistants.mutations.ts';
import { words } from './assistants.words.ts';

const said = words.creating;

/** The assistants of the account at Vapi that the console does not have yet, and what to say beside the field for an ID. */
export function usePlatformAssistants() {
  const { data: suggestions = [] } = useQuery(atPlatformQuery());
  const hint = suggestions.length > 0 ? said.orPaste : said.assistantIdHint;
  return { suggestions, hint };
}

type Suggestions = Pick<ReturnType<typeof usePlatformAssistants>, 'suggestions'>;

/** Chooses an assistant of the account; nothing to see where there is none. */
export function AccountChoice({
  suggestions,
  chosen,
  onChoose,
}: Suggestions & { chosen: string; onChoose: (id: string) => void }) {
  if (suggestions.length === 0) return null;
  return (
    <Field label={said.account} hint={said.accountHint}>
      <Select
        value={suggestions.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={(_, { value }) => onChoose(value)}
      >
        <option value="">{said.choose}</option>
        {suggestions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Which assistant at Vapi is meant; those of the account are suggested, and any other may be typed. */
export function PlatformIdInput({ suggestions, ...props }: InputProps & Suggestions) {
  const list = useId();
  return (
    <>
      <Input {...props} autoComplete="off" spellCheck={false} list={list} />
      <datalist id={list}>
        {suggestions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
