import type { ReactNode } from 'react';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { GuestEvent, GuestFix } from '@booking/contracts/guests';
import { Link, useCopy, useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, tokens, useLinkClass } from '@booking/ui/kit';
import { fixes, useFix } from '../fixes.ts';
import { words } from './timeline.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** Does what helps; nothing for whoever may not. */
function FixButton({ fix, title }: { fix: GuestFix; title: string }) {
  const { does, doing, access } = fixes[fix.kind];
  const isAllowed = useMay(access);
  const { isPending, mutate } = useFix();
  if (!isAllowed) return null;
  return (
    <Button
      size="small"
      appearance="primary"
      aria-label={`${does}: ${title}`}
      disabledFocusable={isPending}
      onClick={() => {
        if (!isPending) mutate(fix);
      }}
    >
      {isPending ? doing : does}
    </Button>
  );
}

type Props = { event: GuestEvent; more?: ReactNode };

/** What can be done about an event, and the way to its record. */
export function EventActions({ event: { fix, copy, link, title }, more }: Props) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const copyText = useCopy();
  if (!fix && copy === null && !link && !more) return null;
  return (
    <div className={styles.root}>
      {fix && <FixButton fix={fix} title={title} />}
      {copy !== null && (
        <Button size="small" icon={<CopyRegular />} onClick={() => copyText(copy)}>
          {words.copy}
        </Button>
      )}
      {link && (
        <Link to={link.to} className={linkClass}>
          {link.words}
        </Link>
      )}
      {more}
    </div>
  );
}
