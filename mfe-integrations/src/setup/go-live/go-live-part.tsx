import { useState } from 'react';
import type { GoLive } from '@booking/contracts/setup';
import { reasonOf } from '@booking/http/request-error';
import { ActionDialog, Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@booking/ui/kit';
import { useGoLive } from '../setup.queries.ts';
import { words } from '../setup.words.ts';
import type { OpenStep } from '../steps/open-step.ts';
import { MissingList } from './missing-list.tsx';

const says = words.goLive;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const sentenceOf = ({ isReady, isRehearsal }: GoLive): string => {
  if (isReady) return isRehearsal ? says.isRehearsed : says.isLive;
  return isRehearsal ? says.notRehearsed : says.refused;
};

/** The rehearsal and the real thing, and what came of the last one that was tried. */
export function GoLivePart({ onOpen }: { onOpen: OpenStep }) {
  const styles = useStyles();
  const [isAsking, setAsking] = useState(false);
  const { data, error, isPending, variables, mutate, reset } = useGoLive();
  const close = (): void => setAsking(false);
  return (
    <div className={styles.root}>
      <Text>{says.purpose}</Text>
      <div className={styles.actions}>
        <Button disabledFocusable={isPending} onClick={() => mutate(true)}>
          {isPending && variables ? says.rehearsing : says.rehearse}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={isPending}
          onClick={() => {
            reset();
            setAsking(true);
          }}
        >
          {says.goLive}
        </Button>
      </div>
      {error && !isAsking && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{reasonOf(error)}</MessageBarBody>
        </MessageBar>
      )}
      {data && (
        <MessageBar intent={data.isReady ? 'success' : 'warning'} layout="multiline" role="status">
          <MessageBarBody>{sentenceOf(data)}</MessageBarBody>
        </MessageBar>
      )}
      {data && data.missing.length > 0 && (
        <MissingList missing={data.missing} mode={data.isRehearsal ? 'test' : 'live'} onOpen={onOpen} />
      )}
      {isAsking && (
        <ActionDialog
          title={says.question}
          confirm={says.confirm}
          isPending={isPending}
          error={error}
          onConfirm={(done) => mutate(false, { onSuccess: done })}
          onClose={close}
        >
          <Text>{says.consequence}</Text>
        </ActionDialog>
      )}
    </div>
  );
}
