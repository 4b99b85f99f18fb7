import { useState } from 'react';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import type { ExtensionRequest } from '@booking/contracts/extensions';
import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@booking/ui/kit';
import { ExtensionFacts } from './extension-facts.tsx';
import { ExtensionLinks } from './extension-links.tsx';
import { useMayRetry, useRetry } from './extensions.queries.ts';
import { words } from './extensions.words.ts';

const useStyles = makeStyles({
  button: { justifyContent: 'flex-start', minWidth: 0, paddingLeft: 0, fontWeight: tokens.fontWeightRegular },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}`,
  },
});

function Retry({ request }: { request: ExtensionRequest }) {
  const { isPending, mutate } = useRetry();
  return (
    <Button
      size="small"
      aria-label={words.named(words.retry, request.guestName)}
      disabledFocusable={isPending}
      onClick={() => mutate(request)}
    >
      {isPending ? words.retrying : words.retry}
    </Button>
  );
}

/** What went wrong, with what can be done about it. */
function Problem({ request }: { request: ExtensionRequest }) {
  const mayRetry = useMayRetry();
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {request.cloudbedsStatus === 'pending' && words.retriedByItself}
        {request.errorMessage}
      </MessageBarBody>
      {mayRetry(request) && (
        <MessageBarActions>
          <Retry request={request} />
        </MessageBarActions>
      )}
    </MessageBar>
  );
}

/** A press shows all that is known of a request below its row. What went wrong stands there without one. */
export function ExtensionDetails({ request }: { request: ExtensionRequest }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        className={styles.button}
        aria-label={words.named(words.details, request.guestName)}
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.details}
      </Button>
      {(isOpen || request.errorMessage) && (
        <div className={styles.body}>
          {request.errorMessage && <Problem request={request} />}
          {isOpen && (
            <>
              <ExtensionFacts request={request} />
              <ExtensionLinks request={request} />
            </>
          )}
        </div>
      )}
    </>
  );
}
