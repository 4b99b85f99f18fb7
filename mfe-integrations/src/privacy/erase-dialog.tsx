import { privacyEndpoints, type PersonFound } from '@booking/contracts/privacy-desk';
import { Checkbox, FormDialog, FormField, Input, useController, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { OpenList } from './open-list.tsx';
import { isByPhone, peopleOf } from './people-of.ts';
import { PeopleTicks } from './people-ticks.tsx';
import { useErase } from './privacy.queries.ts';
import { words } from './privacy.words.ts';

type Props = {
  person: PersonFound;
  /** The name a link leads here with. */
  meant: string | null;
  onBegun: (id: string) => void;
  onClose: () => void;
};

const says = words.erase;

/** Asks whom of several to erase, and for the word that cannot be typed by mistake, and begins. */
export function EraseDialog({ person, meant, onBegun, onClose }: Props) {
  const { identifiers, names } = person;
  const people = peopleOf(person);
  const hasSeveral = people.length > 0;
  const { mutateAsync } = useErase();
  const form = useForm({
    schema: privacyEndpoints.erase.body,
    values: {
      identifiers,
      ...(hasSeveral && { guests: people.flatMap(({ name }) => (name === meant ? [name] : [])) }),
      confirm: '',
      evenIfOpen: false,
    } as { identifiers: string[]; guests?: string[]; confirm: string; evenIfOpen: boolean },
    save: mutateAsync,
    isGuarded: false,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'guests' });
  const ticked = people.filter(({ name }) => field.value?.includes(name));
  const open = hasSeveral ? [...new Set(ticked.flatMap((each) => each.open))] : person.open;
  const who = (hasSeveral ? ticked.map(({ name }) => name) : names).join(', ');
  return (
    <FormDialog
      form={form}
      title={hasSeveral ? says.titleOf(ticked.length, isByPhone(person)) : says.title}
      isDestructive
      confirm={hasSeveral ? says.confirmOf(ticked.length) : says.confirm}
      saving={says.saving}
      onSaved={({ id }) => onBegun(id)}
      onClose={onClose}
    >
      {hasSeveral && (
        <PeopleTicks
          people={people}
          ticked={field.value ?? []}
          onTick={field.onChange}
          problem={fieldState.error?.message}
        />
      )}
      {(!hasSeveral || ticked.length > 0) && <Text>{says.consequence(who || says.thisGuest)}</Text>}
      {open.length > 0 && (
        <>
          <OpenList open={open} />
          <FormField form={form} name="evenIfOpen">
            {({ value, ...input }) => <Checkbox label={says.evenIfOpen} checked={value} {...input} />}
          </FormField>
        </>
      )}
      <FormField form={form} name="confirm" label={says.word}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
    </FormDialog>
  );
}
