import { useState } from 'react';
import { cloudbedsConnectionEndpoints, type CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { Button, makeStyles, ModalDialog, Text, tokens } from '@booking/ui/kit';
import { useConnect, useDisconnect, useRefreshToken } from './cloudbeds.mutations.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Connecting leaves the console for Cloudbeds' consent page, which comes back here. */
export function CloudbedsActions({ connection }: { connection: CloudbedsConnection }) {
  const styles = useStyles();
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshToken();
  const disconnect = useDisconnect();
  const connect = useConnect();
  const isPending = refresh.isPending || disconnect.isPending;
  const isByOauth = connection.method === 'oauth';
  const isInOrder = connection.connected && !connection.expired;
  const close = (): void => setAsking(false);
  return (
    <div className={styles.root}>
      {!(isByOauth && isInOrder) && (
        <Button
          as="a"
          href={cloudbedsConnectionEndpoints.authorize.path}
          appearance={isInOrder ? undefined : 'primary'}
          onClick={(event) => {
            event.preventDefault();
            connect.mutate();
          }}
        >
          Connect
        </Button>
      )}
      {isByOauth && (
        <>
          <Button disabledFocusable={isPending} onClick={() => refresh.mutate()}>
            {refresh.isPending ? 'Refreshing…' : 'Refresh Token'}
          </Button>
          <Button disabledFocusable={isPending} onClick={() => setAsking(true)}>
            {disconnect.isPending ? 'Disconnecting…' : 'Disconnect'}
          </Button>
        </>
      )}
      {isAsking && (
        <ModalDialog
          title="Disconnect Cloudbeds?"
          onEscape={close}
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
        </ModalDialog>
      )}
    </div>
  );
}
