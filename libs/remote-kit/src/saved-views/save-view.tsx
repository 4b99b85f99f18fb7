import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { useHost } from '../host-api.ts';
import { useSaveView } from './saved-views.queries.ts';

type Props = { list: string; search: string; onClose: () => void };

/** Keeps what a list is filtered and sorted by under a name. */
export function SaveView({ list, search, onClose }: Props) {
  const { toast } = useHost();
  const { mutateAsync } = useSaveView();
  const form = useForm({
    schema: savedViewEndpoints.save.body,
    values: { list, name: '', search },
    save: mutateAsync,
    refusalAt: 'name',
    isGuarded: false,
  });
  return (
    <FormDialog
      form={form}
      title="Save this view"
      confirm="Save view"
      saving="Saving…"
      onSaved={({ name }) => toast({ title: `Saved “${name}”` })}
      onClose={onClose}
    >
      <FormField form={form} name="name" label="Name" hint="A view of yours with the same name is replaced.">
        {(input) => <Input {...input} />}
      </FormField>
    </FormDialog>
  );
}
