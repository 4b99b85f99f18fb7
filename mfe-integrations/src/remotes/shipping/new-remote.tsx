import { useState } from 'react';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { RemoteId } from '@booking/contracts/remotes';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import { call } from '@booking/http/call';
import { useMay, useMutation } from '@booking/remote-kit/kit';
import { FormDialog, FormField, Input, useForm } from '@booking/ui/form';
import { Button, Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { words } from '../remotes.words.ts';
import { ShipTokenDialog } from './ship-token-dialog.tsx';

const says = words.newRemote;

type Made = AnswerOf<typeof shipTokenEndpoints.issue>;

const isId = (id: string): boolean => RemoteId.safeParse(id).success;

const schema = z.object({
  id: z.string().check(z.trim(), z.refine(isId, says.idRule)),
  name: shipTokenEndpoints.issue.body.shape.name,
});

function NewRemoteDialog({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, name }: z.output<typeof schema>) =>
      call(shipTokenEndpoints.issue, { params: { id }, body: { name } }),
  });
  const form = useForm({ schema, values: { id: '', name: '' }, save: mutateAsync });
  return (
    <FormDialog
      form={form}
      title={says.title}
      confirm={words.tokens.confirm}
      saving={words.tokens.saving}
      onSaved={onMade}
      onClose={onClose}
    >
      <FormField form={form} name="id" label={says.id} hint={says.idHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <FormField form={form} name="name" label={words.tokens.name} hint={says.nameHint}>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      <Text>{says.body}</Text>
    </FormDialog>
  );
}

/** Gives the team of a remote that was never shipped, and so has no place in the list, what it ships with. */
export function NewRemote() {
  const mayShip = useMay('remotes:ship');
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<Made>();
  if (!mayShip) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{says.button}</Button>
      {isAsking && <NewRemoteDialog onMade={setMade} onClose={() => setAsking(false)} />}
      {made && <ShipTokenDialog id={made.shipToken.remote} token={made.token} onClose={() => setMade(undefined)} />}
    </>
  );
}
