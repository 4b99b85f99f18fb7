import { PauseRegular } from '@fluentui/react-icons/headless/svg/pause';
import { PlayRegular } from '@fluentui/react-icons/headless/svg/play';
import type { CallPage } from '@booking/contracts/call-detail';
import { formatDuration } from '@booking/hotel/duration';
import {
  Button,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Panel,
  Text,
  tokens,
} from '@booking/ui/kit';
import { deletedAfter } from '../../deleted-after.ts';
import { words } from '../call.words.ts';
import { speeds, usePlayer, type Player } from './player.tsx';
import { Waveform } from './waveform.tsx';

const key = {
  width: '0.625rem',
  height: '0.625rem',
  borderRadius: tokens.borderRadiusSmall,
  forcedColorAdjust: 'none',
} as const;

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  /** Stays in sight while the conversation is followed. */
  sticky: { position: 'sticky', top: '4.5rem', zIndex: 1 },
  controls: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  time: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  group: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  assistantKey: {
    ...key,
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  guestKey: {
    ...key,
    backgroundColor: tokens.colorPaletteDarkOrangeBackground3,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
});

function Failed({ tryAgain }: Pick<Player, 'tryAgain'>) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{words.player.failed}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={tryAgain}>
          {words.player.tryAgain}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function Controls({ player }: { player: Player }) {
  const styles = useStyles();
  const { isPlaying, seconds, length, speed, isFollowed, toggle, setSpeed, setFollowed } = player;
  return (
    <div className={styles.controls}>
      <Button appearance="primary" icon={isPlaying ? <PauseRegular /> : <PlayRegular />} onClick={toggle}>
        {isPlaying ? words.player.pause : words.player.play}
      </Button>
      <Text className={styles.time}>
        {words.player.of(formatDuration(seconds), length === null ? '–' : formatDuration(length))}
      </Text>
      <div role="group" aria-label={words.player.speed} className={styles.group}>
        {speeds.map((each) => (
          <Button
            key={each}
            size="small"
            appearance={each === speed ? 'secondary' : 'subtle'}
            aria-pressed={each === speed}
            onClick={() => setSpeed(each)}
          >
            {`${each}×`}
          </Button>
        ))}
      </div>
      <Button
        size="small"
        appearance={isFollowed ? 'secondary' : 'subtle'}
        aria-pressed={isFollowed}
        onClick={() => setFollowed(!isFollowed)}
      >
        {words.player.follow}
      </Button>
      <span className={styles.group}>
        <span className={styles.assistantKey} />
        <Text size={200}>{words.speakers.assistant}</Text>
      </span>
      <span className={styles.group}>
        <span className={styles.guestKey} />
        <Text size={200}>{words.speakers.guest}</Text>
      </span>
    </div>
  );
}

/** The recording of a call: who spoke when, and what plays it. */
export function RecordingPanel({ page }: { page: CallPage }) {
  const styles = useStyles();
  const player = usePlayer();
  const { timestamp, recordingDeletedAt } = page;
  return (
    <Panel title={words.recording} className={mergeClasses(player?.isPlaying && styles.sticky)}>
      {!player ? (
        <Text className={styles.quiet}>
          {recordingDeletedAt ? deletedAfter(timestamp, recordingDeletedAt) : words.player.none}
        </Text>
      ) : player.hasFailed ? (
        <Failed tryAgain={player.tryAgain} />
      ) : (
        <>
          <Waveform page={page} player={player} />
          <Controls player={player} />
        </>
      )}
    </Panel>
  );
}
