import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { FormDialog, FormField, Select, Textarea, useForm } from '@booking/ui/form';
import { Text } from '@booking/ui/kit';
import * as z from 'zod/mini';
import { words } from '../remotes.words.ts';
import { wordsOf, type Wish } from './change-words.ts';
import { Meanwhile } from './meanwhile.tsx';
import { StandingInTheWay } from './standing-in-the-way.tsx';
import { useChange } from './use-change.ts';

const [live, canary] = releaseEndpoints.change.body.def.options;
const schema = z.object({ reason: live.shape.reason, share: canary.shape.share });

const shares = [1, 5, 10, 25, 50];

type Props = {
  remote: RemoteState;
  wish: Wish;
  onDone: () => void;
  onClose: () => void;
};

/** Asks why something is done to a remote, and does it. */
export function ChangeDialog({ remote, wish, onDone, onClose }: Props) {
  const { seen, meanwhile, mutateAsync } = useChange(remote, wish);
  const form = useForm({ schema, values: { reason: '', share: 10 }, save: mutateAsync });
  const { title, confirm, underWay, consequence } = wordsOf(wish, seen);
  return (
    <FormDialog
      form={form}
      title={title}
      isDestructive={wish.kind === 'switch-off' || wish.kind === 'retire'}
      confirm={confirm}
      saving={underWay}
      error={meanwhile.length > 0 ? null : form.refusal}
      onSaved={onDone}
      onClose={onClose}
    >
      {wish.kind === 'canary' && (
        <FormField form={form} name="share" label={words.change.share}>
          {({ onChange, ...input }) => (
            <Select {...input} onChange={(_, { value }) => onChange(Number(value))}>
              {shares.map((percent) => (
                <option key={percent} value={percent}>
                  {percent}%
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField form={form} name="reason" label={words.change.why} hint={words.change.whyHint}>
        {(input) => <Textarea {...input} />}
      </FormField>
      <Text>{consequence}</Text>
      {meanwhile.length > 0 && <Meanwhile changes={meanwhile} />}
      {form.refusal && <StandingInTheWay error={form.refusal} />}
    </FormDialog>
  );
}
