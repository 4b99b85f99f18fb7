import type { Ref } from 'react';
import type { RemoteState } from '@booking/contracts/remote-releases';
import { Button, makeStyles, tokens, useDangerClass } from '@booking/ui/kit';
import { buildName } from './builds/build-name.ts';
import type { Wish } from './changes/change-words.ts';
import { words } from './remotes.words.ts';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

type Props = { remote: RemoteState; onWish: (wish: Wish) => void; ref: Ref<HTMLDivElement> };

/** What can be done to a remote as it stands; takes the focus when a button is gone because of what it did. */
export function RemoteActions({ remote, onWish, ref }: Props) {
  const styles = useStyles();
  const danger = useDangerClass();
  const { id, live, before, canary, switchedOff, retired, hasSite } = remote;
  const action = (label: string, wish: Wish, className?: string) => (
    <Button size="small" aria-label={`${label}: ${id}`} className={className} onClick={() => onWish(wish)}>
      {label}
    </Button>
  );
  return (
    <div ref={ref} role="group" aria-label={words.actionsFor(id)} tabIndex={-1} className={styles.root}>
      {retired && action(words.deployAgain(buildName(live)), { kind: 'live', build: live })}
      {canary && action(words.deployCanary, { kind: 'live', build: canary })}
      {canary && action(words.endCanary, { kind: 'end-canary' })}
      {before && action(words.rollBack(buildName(before)), { kind: 'rollback' })}
      {switchedOff && action(words.switchOn, { kind: 'switch-on' })}
      {!retired && !hasSite && action(words.retire, { kind: 'retire' })}
      {!switchedOff && !retired && action(words.switchOff, { kind: 'switch-off' }, danger)}
    </div>
  );
}
