import { useState } from 'react';
import { releaseEndpoints, type RemoteState } from '@booking/contracts/remote-releases';
import { ActionDialog, Field, Select, Text, Textarea } from '@booking/ui/kit';
import { useChecked } from '@booking/ui/use-checked';
import { wordsOf, type Wish } from './change-words.ts';
import { Meanwhile } from './meanwhile.tsx';
import { StandingInTheWay } from './standing-in-the-way.tsx';
import { useChange } from './use-change.ts';

const [{ shape }] = releaseEndpoints.change.body.options;

const shares = [1, 5, 10, 25, 50];

type Props = {
  remote: RemoteState;
  wish: Wish;
  onDone: () => void;
  onClose: () => void;
};

/** Asks why something is done to a remote, and does it. */
export function ChangeDialog({ remote, wish, onDone, onClose }: Props) {
  const { seen, meanwhile, mutate, isPending, error } = useChange(remote, wish);
  const reason = useChecked(shape.reason);
  const [share, setShare] = useState(10);
  const { title, confirm, underWay, consequence } = wordsOf(wish, seen);
  const send = (close: () => void): void => {
    if (!reason.check()) return;
    const done = (): void => {
      // closed first: what is behind an open dialog cannot take the focus
      close();
      onDone();
    };
    mutate({ reason: reason.text.trim(), share }, { onSuccess: done });
  };
  return (
    <ActionDialog
      title={title}
      confirm={isPending ? underWay : confirm}
      isPending={isPending}
      isUnsaved={reason.isChanged}
      error={meanwhile.length > 0 ? null : error}
      onConfirm={send}
      onClose={onClose}
    >
      {wish.kind === 'canary' && (
        <Field label="Share of sessions">
          <Select value={`${share}`} onChange={(_, { value }) => setShare(Number(value))}>
            {shares.map((percent) => (
              <option key={percent} value={percent}>
                {percent}%
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Why" hint="It stays in the list of changes, with your name" validationMessage={reason.problem}>
        <Textarea maxLength={500} value={reason.text} onChange={(_, { value }) => reason.setText(value)} />
      </Field>
      <Text>{consequence}</Text>
      {meanwhile.length > 0 && <Meanwhile changes={meanwhile} />}
      {error && <StandingInTheWay error={error} />}
    </ActionDialog>
  );
}
