import { privacyEndpoints, type PersonFound } from '@booking/contracts/privacy-desk';
import { FormDialog, useController, useForm } from '@booking/ui/form';
import * as z from 'zod/mini';
import { peopleOf } from './people-of.ts';
import { PeopleTicks } from './people-ticks.tsx';
import { useExport } from './privacy.queries.ts';
import { words } from './privacy.words.ts';

type Props = { person: PersonFound; meant: string | null; onClose: () => void };

const { title, confirm, saving } = words.exportSome;
// here somebody has to be chosen: a file of several people is nobody's to have
const schema = z.object({ guests: z.nonoptional(privacyEndpoints.export.body.shape.guests) });

/** Asks whose data goes into the file, where several people used the same number. */
export function ExportDialog({ person, meant, onClose }: Props) {
  const people = peopleOf(person);
  const { mutateAsync } = useExport();
  const form = useForm({
    schema,
    values: { guests: people.flatMap(({ name }) => (name === meant ? [name] : [])) },
    save: ({ guests }) => mutateAsync({ identifiers: person.identifiers, guests }),
    isGuarded: false,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'guests' });
  return (
    <FormDialog form={form} title={title} confirm={confirm} saving={saving} onClose={onClose}>
      <PeopleTicks people={people} ticked={field.value} onTick={field.onChange} problem={fieldState.error?.message} />
    </FormDialog>
  );
}
