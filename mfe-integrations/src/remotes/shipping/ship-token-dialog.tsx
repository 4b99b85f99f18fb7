import { useCopy } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { Button, ModalDialog, Text } from '@booking/ui/kit';
import { words } from '../remotes.words.ts';

const says = words.tokens;

type Props = { id: string; token: string; onClose: () => void };

/** A token that is shown this once, for the secrets of CI. */
export function ShipTokenDialog({ id, token, onClose }: Props) {
  const copy = useCopy();
  return (
    <ModalDialog
      title={says.shown(id)}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>{says.close}</Button>
          <Button appearance="primary" onClick={() => copy(token)}>
            {says.copy}
          </Button>
        </>
      }
    >
      <Field label={says.token}>
        <Input readOnly value={token} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Text>{says.usage(id)}</Text>
    </ModalDialog>
  );
}
