import { ActionDialog, Text, useListClass } from '@booking/ui/kit';
import type { Shortened } from '../sections/changes.ts';
import { words } from '../settings.words.ts';

type Props = { shortened: readonly Shortened[]; onConfirm: () => void; onClose: () => void };

const { title, confirm, line, consequence } = words.shorten;

/** Asks before something is kept for a shorter time, for what is older goes at once. */
export function ShortenDialog({ shortened, onConfirm, onClose }: Props) {
  const listClass = useListClass('XS');
  return (
    <ActionDialog
      title={title}
      isDestructive
      confirm={confirm}
      isPending={false}
      error={null}
      onConfirm={(close) => {
        close();
        onConfirm();
      }}
      onClose={onClose}
    >
      <ul className={listClass}>
        {shortened.map(({ key, from, to }) => (
          <li key={key}>{line(words.labels[key], from, to)}</li>
        ))}
      </ul>
      <Text>{consequence}</Text>
    </ActionDialog>
  );
}
