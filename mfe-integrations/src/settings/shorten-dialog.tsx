import { ActionDialog, Text } from '@booking/ui/kit';

/** From how many days to how many. */
export type Shortened = { from: number; to: number };

type Props = { of: Shortened; onConfirm: () => void; onClose: () => void };

/** Asks before something is kept for a shorter time, for what is older goes at once. */
export function ShortenDialog({ of: { from, to }, onConfirm, onClose }: Props) {
  return (
    <ActionDialog
      title="Delete what is older?"
      confirm="Save and delete"
      isPending={false}
      error={null}
      onConfirm={(close) => {
        close();
        onConfirm();
      }}
      onClose={onClose}
    >
      <Text>
        It was kept for {from} days. What has been kept for longer than {to} is deleted within a day, and cannot be
        brought back.
      </Text>
    </ActionDialog>
  );
}
