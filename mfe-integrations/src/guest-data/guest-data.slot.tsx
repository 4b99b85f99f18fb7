import { privacyEndpoints, type PersonFound } from '@booking/contracts/privacy-desk';
import { call } from '@booking/http/call';
import { queryOptions, useNavigate, useQuery, type SlotProps } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, Facts, ModalDialog } from '@booking/ui/kit';
import { HeldTable } from '../privacy/held-table.tsx';
import { isNothingHeld } from '../privacy/is-nothing-held.ts';
import { words } from '../privacy/privacy.words.ts';

const says = words.guestData;

function Held({ person }: { person: PersonFound }) {
  if (isNothingHeld(person)) {
    return <EmptyState title={says.none}>{says.noneBody}</EmptyState>;
  }
  return (
    <>
      <Facts facts={[[words.found.names, person.names.join(', ')]]} />
      <HeldTable held={person.held} />
    </>
  );
}

const heldQuery = (reservationId: string) =>
  queryOptions({
    queryKey: ['privacy', 'held', reservationId],
    queryFn: ({ signal }) => call(privacyEndpoints.find, { body: { identifiers: [reservationId] } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Says what is held about the guest of a reservation who asks for it, and leads to where it is exported or erased. */
export function Slot({ reservationId, onClose }: SlotProps['reservation-action']) {
  const navigate = useNavigate();
  const held = useQuery(heldQuery(reservationId));
  const lead = (): void => {
    onClose();
    void navigate(`/privacy?${new URLSearchParams({ guest: reservationId }).toString()}`);
  };
  return (
    <ModalDialog
      title={says.title}
      onEscape={onClose}
      actions={
        <>
          <Button onClick={onClose}>{says.close}</Button>
          <Button appearance="primary" onClick={lead}>
            {says.lead}
          </Button>
        </>
      }
    >
      <Answer query={held} what="what is held">
        {(person) => <Held person={person} />}
      </Answer>
    </ModalDialog>
  );
}
