import { useCopy } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { Button, ModalDialog, Text } from '@booking/ui/kit';

type Props = { id: string; token: string; onClose: () => void };

/** A token that is shown this once, for the secrets of CI. */
export function ShipTokenDialog({ id, token, onClose }: Props) {
  const copy = useCopy();
  return (
    <ModalDialog
      title={`Ship token of ${id}`}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button appearance="primary" onClick={() => copy(token)}>
            Copy token
          </Button>
        </>
      }
    >
      <Field label="Token">
        <Input readOnly value={token} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Text>
        It is not shown again. In CI: SHIP_TOKEN=… API_URL=… npx booking-remote ship --reason &quot;What is new&quot;,
        or npm run ship -- {id} in the repository of the product.
      </Text>
    </ModalDialog>
  );
}
