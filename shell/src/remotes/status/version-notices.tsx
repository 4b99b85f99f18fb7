import type { BootRemote, LoadableBuild } from '@booking/contracts/remotes';
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  tokens,
  useAnyUnsaved,
} from '@booking/ui/kit';

const useStyles = makeStyles({ note: { marginBottom: tokens.spacingVerticalL } });

type Route = BootRemote['routes'][number];

const nameOf = ({ version, digest }: LoadableBuild, other: LoadableBuild): string =>
  version === other.version ? `${version} (${digest.slice(0, 7)})` : version;

type Older = { route: Route; shown: LoadableBuild; wanted: LoadableBuild; onRetry: () => void };

/** The screen below is not of the live version. Trying that again begins the screen anew, so not while something would be lost. */
export function FallbackNotice({ route, shown, wanted, onRetry }: Older) {
  const styles = useStyles();
  const isUnsaved = useAnyUnsaved();
  return (
    <MessageBar intent="warning" layout="multiline" role="status" className={styles.note}>
      <MessageBarBody>
        {route.title} is shown in version {nameOf(shown, wanted)}, because {nameOf(wanted, shown)} could not be loaded.
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" disabledFocusable={isUnsaved} onClick={onRetry}>
          Try again
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** The screen below stays for what was typed in it. */
export function SwitchedOffNotice({ route, reason }: { route: Route; reason: string }) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline" role="status" className={styles.note}>
      <MessageBarBody>
        {route.title} was switched off: {reason} It closes once what you typed here is saved or left.
      </MessageBarBody>
    </MessageBar>
  );
}
