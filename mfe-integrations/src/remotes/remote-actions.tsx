import type { Ref } from 'react';
import type { RemoteState } from '@booking/contracts/remote-releases';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { buildName } from './build-name.ts';
import type { Wish } from './change-words.ts';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

type Props = { remote: RemoteState; onWish: (wish: Wish) => void; ref: Ref<HTMLDivElement> };

/** What can be done to a remote as it stands; takes the focus when a button is gone because of what it did. */
export function RemoteActions({ remote, onWish, ref }: Props) {
  const styles = useStyles();
  const { id, live, before, canary, switchedOff, retired, hasSite } = remote;
  const action = (words: string, wish: Wish) => (
    <Button size="small" aria-label={`${words}: ${id}`} onClick={() => onWish(wish)}>
      {words}
    </Button>
  );
  return (
    <div ref={ref} role="group" aria-label={`Actions for ${id}`} tabIndex={-1} className={styles.root}>
      {retired && action(`Take ${buildName(live)} live again`, { kind: 'live', build: live })}
      {canary && action('Take canary live', { kind: 'live', build: canary })}
      {canary && action('End canary', { kind: 'end-canary' })}
      {before && action(`Roll back to ${buildName(before)}`, { kind: 'rollback' })}
      {switchedOff && action('Switch on', { kind: 'switch-on' })}
      {!switchedOff && !retired && action('Switch off', { kind: 'switch-off' })}
      {!retired && !hasSite && action('Retire', { kind: 'retire' })}
    </div>
  );
}
