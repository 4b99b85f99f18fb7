import { useState } from 'react';
import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { addressOf } from '@booking/contracts/endpoint';
import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, Text, tokens } from '@booking/ui/kit';
import { deletedAfter } from '../deleted-after.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  player: { width: '100%' },
});

/** The sound of a call; nothing is loaded before somebody presses play. */
export function RecordingPlayer({ page: { id, hasRecording, timestamp, recordingDeletedAt } }: { page: CallPage }) {
  const styles = useStyles();
  const [hasFailed, setFailed] = useState(false);
  const [isTriedAgain, setTriedAgain] = useState(false);
  if (!hasRecording)
    return (
      <Text className={styles.quiet}>
        {recordingDeletedAt ? deletedAfter(timestamp, recordingDeletedAt) : 'No recording.'}
      </Text>
    );
  if (hasFailed) {
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>The voice platform did not hand over the recording.</MessageBarBody>
        <MessageBarActions>
          <Button
            size="small"
            onClick={() => {
              setFailed(false);
              setTriedAgain(true);
            }}
          >
            Try again
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  return (
    // its words stand on the page
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      ref={(player) => {
        if (isTriedAgain) player?.focus();
      }}
      controls
      preload="none"
      aria-label="Recording of the call"
      className={styles.player}
      src={addressOf(callDetailEndpoints.recording, { id })}
      onError={() => setFailed(true)}
    />
  );
}
