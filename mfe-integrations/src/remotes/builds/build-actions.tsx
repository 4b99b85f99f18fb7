import type { RemoteBuild } from '@booking/contracts/remote-releases';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { words } from '../remotes.words.ts';
import { buildName } from './build-name.ts';
import type { Wish } from '../changes/change-words.ts';
import { PreviewButton } from './preview-button.tsx';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

type Props = {
  build: RemoteBuild;
  /** A canary runs beside a build that is live. */
  mayTry: boolean;
  onWish: (wish: Wish) => void;
};

/** What can be done with a build that not everybody gets. */
export function BuildActions({ build, mayTry, onWish }: Props) {
  const styles = useStyles();
  const name = `${build.remote} ${buildName(build)}`;
  return (
    <div className={styles.root}>
      <Button size="small" aria-label={`${words.deploy}: ${name}`} onClick={() => onWish({ kind: 'live', build })}>
        {words.deploy}
      </Button>
      {mayTry && (
        <Button
          size="small"
          aria-label={`${words.startCanary.replace('…', '')}: ${name}`}
          onClick={() => onWish({ kind: 'canary', build })}
        >
          {words.startCanary}
        </Button>
      )}
      <PreviewButton build={build} />
    </div>
  );
}
