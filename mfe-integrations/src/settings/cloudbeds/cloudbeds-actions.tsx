import { useState } from 'react';
import { cloudbedsConnectionEndpoints, type CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { ActionDialog, Button, makeStyles, Text, tokens, useDangerClass } from '@booking/ui/kit';
import { words } from '../settings.words.ts';
import { useConnect, useDisconnect, useRefreshToken } from './cloudbeds.mutations.ts';

const says = words.cloudbeds;

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Connecting leaves the console for Cloudbeds' consent page, which comes back here. */
export function CloudbedsActions({ connection }: { connection: CloudbedsConnection }) {
  const styles = useStyles();
  const danger = useDangerClass();
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
          {says.connect}
        </Button>
      )}
      {isByOauth && (
        <>
          <Button disabledFocusable={isPending} onClick={() => refresh.mutate()}>
            {refresh.isPending ? says.refreshing : says.refresh}
          </Button>
          <Button className={danger} disabledFocusable={isPending} onClick={() => setAsking(true)}>
            {disconnect.isPending ? says.disconnecting : says.disconnect}
          </Button>
        </>
      )}
      {isAsking && (
        <ActionDialog
          title={says.question}
          isDestructive
          confirm={says.disconnect}
          isPending={false}
          error={null}
          onConfirm={() => {
            close();
            disconnect.mutate();
          }}
          onClose={close}
        >
          <Text>{says.consequence}</Text>
        </ActionDialog>
      )}
    </div>
  );
}
