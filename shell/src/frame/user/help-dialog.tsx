import type { BootRemote } from '@booking/contracts/remotes';
import { Link } from '@booking/remote-kit/kit';
import { Button, makeStyles, ModalDialog, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { maySee } from '../../remotes/status/permitted.ts';
import { useSession } from '../../session.ts';
import { sectionsOf } from '../sidebar/sidebar-section.tsx';

const useStyles = makeStyles({
  area: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
});

const texts: Readonly<Record<string, string>> = {
  today: 'What happens now: calls, payments, guests and arrivals. Start here when a guest asks about a booking.',
  rooms: 'Availability, rates and fees, as the property system has them.',
  assistant: 'What the voice assistants say and know, and who on your staff they listen to.',
  system: 'Connections, settings, people with access, and the record of changes.',
  other: 'More sections of this console.',
};

type Props = {
  remotes: readonly BootRemote[];
  onClose: () => void;
  /** A link leads away. */
  onLeave: () => void;
};

/** What each area is for, with its sections. */
export function HelpDialog({ remotes, onClose, onLeave }: Props) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { user } = useSession();
  const entries = remotes
    .flatMap(({ nav }) => nav.filter((entry) => maySee(user, entry)))
    .sort((a, b) => a.order - b.order);
  return (
    <ModalDialog
      title="Help"
      onEscape={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {sectionsOf(entries).map(({ group, heading = 'More', entries: sections }) => (
        <section key={group} className={styles.area}>
          <h3 className={styles.title}>{heading}</h3>
          <Text>{texts[group]}</Text>
          <div className={styles.links}>
            {sections.map(({ label, path }) => (
              <Link key={path} to={path} className={linkClass} onClick={onLeave}>
                {label}
              </Link>
            ))}
          </div>
        </section>
      ))}
      <Text>Something is wrong? Ask an owner of this console, and say what you were doing and when.</Text>
    </ModalDialog>
  );
}
