import type { AnswerOf } from '@booking/contracts/endpoint';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { call } from '@booking/http/call';
import { useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import { remoteQueries } from './remotes.queries.ts';

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
  const title = `New ship token of ${id}`;
  return (
    <FormDialog form={form} title={title} confirm="Make token" saving="Making…" onSaved={onMade} onClose={onClose}>
      <FormField form={form} name="name" label="Name" hint="What uses it, such as CI of the team.">
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>It ships {id} and no other remote, without a person. Keep it among the secrets of your CI.</Text>
    </FormDialog>
  );
}
