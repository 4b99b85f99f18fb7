import type { AnswerOf } from '@booking/contracts/endpoint';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { call } from '@booking/http/call';
import { useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { remoteQueries } from '../remotes.queries.ts';
import { words } from '../remotes.words.ts';

const says = words.tokens;

type Made = AnswerOf<typeof shipTokenEndpoints.issue>;
type Props = { id: string; onMade: (made: Made) => void; onClose: () => void };

/** Asks what a token for CI is called, and makes it. */
export function NewShipToken({ id, onMade, onClose }: Props) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { name: string }) => call(shipTokenEndpoints.issue, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: remoteQueries.shipTokens(id).queryKey }),
  });
  const form = useForm({ schema: shipTokenEndpoints.issue.body, values: { name: '' }, save: mutateAsync });
  const title = says.title(id);
  return (
    <FormDialog
      form={form}
      title={title}
      confirm={says.confirm}
      saving={says.saving}
      onSaved={onMade}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={says.name} hint={says.nameHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>{says.scope(id)}</Text>
    </FormDialog>
  );
}
