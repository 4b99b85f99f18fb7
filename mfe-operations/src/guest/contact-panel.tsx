import type { GuestPage } from '@booking/contracts/guests';
import { Link, Time, useMay } from '@booking/remote-kit/kit';
import { Email, Facts, makeStyles, Panel, tokens, useLinkClass, type Fact } from '@booking/ui/kit';
import { words } from './guest.words.ts';
import { NumberLine } from './number-line.tsx';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** Where data requests are handled takes ten identifiers at most. */
const mostIdentifiers = 10;

/** What is this guest's alone: a number that others have too would find them as well. */
function ownIdentifiers({ numbers, emails, reservations }: GuestPage): string {
  const own = numbers.filter(({ sharedWith }) => sharedWith.length === 0).map(({ number }) => number);
  return [...emails, ...own, ...reservations].slice(0, mostIdentifiers).join(', ');
}

/** How a guest is reached, and since when they are known. */
export function ContactPanel({ guest }: { guest: GuestPage }) {
  const { numbers, emails, firstSeenAt, lastSeenAt } = guest;
  const styles = useStyles();
  const linkClass = useLinkClass();
  const mayErase = useMay('privacy:manage');
  const facts: Fact[] = [
    [
      words.phone,
      numbers.length === 0 ? (
        words.none
      ) : (
        <div className={styles.lines}>
          {numbers.map((number) => (
            <NumberLine key={number.number} number={number} />
          ))}
        </div>
      ),
    ],
    [
      words.email,
      emails.length === 0 ? (
        words.none
      ) : (
        <div className={styles.lines}>
          {emails.map((email) => (
            <Email key={email} address={email} />
          ))}
        </div>
      ),
    ],
    [words.since, <Time at={firstSeenAt} />],
    [words.seen, <Time at={lastSeenAt} />],
  ];
  return (
    <Panel title={words.who}>
      <Facts facts={facts} />
      {mayErase && (
        <Link to={`/privacy?${new URLSearchParams({ guest: ownIdentifiers(guest) })}`} className={linkClass}>
          {words.privacy}
        </Link>
      )}
    </Panel>
  );
}
