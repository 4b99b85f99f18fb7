import { useId } from 'react';
import { useQuery } from '@booking/remote-kit/kit';
import { Input, type InputProps } from '@booking/ui/form';
import { atPlatformQuery } from './assistants.mutations.ts';

/** The assistants of the account at Vapi, to be suggested, and what to say beside the field that asks for one. */
export function usePlatformAssistants() {
  const { data: suggestions = [] } = useQuery(atPlatformQuery());
  const hint =
    suggestions.length > 0 ? 'Choose one of the account, or paste an ID' : 'As it stands in the Vapi dashboard';
  return { suggestions, hint };
}

type Props = InputProps & Pick<ReturnType<typeof usePlatformAssistants>, 'suggestions'>;

/** Which assistant at Vapi is meant; those of the account are suggested, and any other may be typed. */
export function PlatformIdInput({ suggestions, ...props }: Props) {
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
