import { useRef } from 'react';
import { cloudbedsConnectionEndpoints, type CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { Button, Dialog, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useDisconnect, useRefreshToken } from './cloudbeds.mutations.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Connecting leaves the console for Cloudbeds' consent page, which comes back here. */
export function CloudbedsActions({ connection }: { connection: CloudbedsConnection }) {
  const styles = useStyles();
  const dialog = useRef<HTMLDialogElement>(null);
  const refresh = useRefreshToken();
  const disconnect = useDisconnect();
  const isPending = refresh.isPending || disconnect.isPending;
  const isByOauth = connection.method === 'oauth';
  const isInOrder = connection.connected && !connection.expired;
  const close = (): void => dialog.current?.close();
  return (
    <div className={styles.root}>
      {!(isByOauth && isInOrder) && (
        <Button
          as="a"
          href={cloudbedsConnectionEndpoints.authorize.path}
          appearance={isInOrder ? undefined : 'primary'}
        >
          Connect
        </Button>
      )}
      {isByOauth && (
        <>
          <Button disabledFocusable={isPending} onClick={() => refresh.mutate()}>
            {refresh.isPending ? 'Refreshing…' : 'Refresh Token'}
          </Button>
          <Button disabledFocusable={isPending} onClick={() => dialog.current?.showModal()}>
            {disconnect.isPending ? 'Disconnecting…' : 'Disconnect'}
          </Button>
        </>
      )}
      <Dialog
        dialog={dialog}
        title="Disconnect Cloudbeds?"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              appearance="primary"
              onClick={() => {
                close();
                disconnect.mutate();
              }}
            >
              Disconnect
            </Button>
          </>
        }
      >
        <Text>
          The assistants will find no rooms and make no reservations until Cloudbeds is connected again, unless an API
          key is set in the environment.
        </Text>
      </Dialog>
    </div>
  );
}
