import type { Invitation } from '@booking/contracts/accounts';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useCopy, useHost } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { Button, ModalDialog, Text } from '@booking/ui/kit';
import { words } from './accounts.words.ts';

const says = words.link;

type Props = { invitation: Invitation; onClose: () => void };

/** A link that is shown this once, to be handed over. */
export function LinkDialog({ invitation: { account, link, until, isEmailed }, onClose }: Props) {
  const { hotelTimeZone } = useHost();
  const copy = useCopy();
  return (
    <ModalDialog
      title={says.title(account.name)}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>{says.close}</Button>
          <Button appearance="primary" onClick={() => copy(link)}>
            {says.copy}
          </Button>
        </>
      }
    >
      <Field label={says.label}>
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      {isEmailed && <Text>{says.emailed(account.email)}</Text>}
      <Text>
        {says.share(account.name)} {says.once(timeInWords(new Date(until), hotelTimeZone, new Date()))}
      </Text>
    </ModalDialog>
  );
}
