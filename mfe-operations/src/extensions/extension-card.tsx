import { memo } from 'react';
import type { ExtensionRequest } from '@booking/contracts/extensions';
import { labelOf } from '@booking/contracts/labels';
import { useHost, useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, MessageBar, MessageBarBody, StatusBadge, Text, tokens } from '@booking/ui/kit';
import { ExtensionFacts } from './extension-facts.tsx';
import { useRetry } from './extensions.queries.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalL} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  retry: { marginLeft: 'auto' },
});

const workflows = {
  before_11am: 'Before 11 AM',
  after_11am: 'After 11 AM',
};

function Retry({ request }: { request: ExtensionRequest }) {
  const styles = useStyles();
  const { isPending, mutate } = useRetry(request);
  return (
    <Button
      size="small"
      className={styles.retry}
      aria-label={`Retry: ${request.guestName}`}
      disabledFocusable={isPending}
      onClick={() => mutate()}
    >
      {isPending ? 'Retrying…' : 'Retry'}
    </Button>
  );
}

/** One request: who, until when, what was paid, and whether Cloudbeds has it. The others stay as they are when one changes. */
export const ExtensionCard = memo(function ExtensionCard({ request }: { request: ExtensionRequest }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const mayRetry = useMay('extensions:retry');
  const isStuck = request.isUnsynced && request.paymentStatus === 'paid';
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <Text weight="semibold" className={styles.name}>
          {request.guestName}
        </Text>
        <StatusBadge tone="info">{labelOf(workflows, request.requestedWorkflow)}</StatusBadge>
        {mayRetry && isStuck && <Retry request={request} />}
      </div>
      {request.errorMessage && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {request.cloudbedsStatus === 'pending' && 'It is tried again by itself. '}
            {request.errorMessage}
          </MessageBarBody>
        </MessageBar>
      )}
      <ExtensionFacts request={request} zone={hotelTimeZone} />
    </li>
  );
});
