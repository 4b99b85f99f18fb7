import { mostAttention, type AttentionItem } from '@booking/contracts/desk-overview';
import { entryOr, wordOr } from '@booking/contracts/labels';
import { Link, useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, StatusBadge, Text, tokens, useLinkClass, useListClass } from '@booking/ui/kit';
import { attentionWords, words } from './desk-overview.words.ts';
import { deskOverviewQueries } from './desk-overview.queries.ts';
import { Waiting } from './waiting.tsx';

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  guests: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const capped = (count: number): string => (count >= mostAttention ? `${mostAttention}+` : String(count));

function Item({ item: { kind, count, to, guests } }: { item: AttentionItem }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const title = entryOr(attentionWords, kind, () => wordOr(kind))(capped(count), count === 1);
  const others = count - guests.length;
  return (
    <li className={styles.item}>
      {to === null ? (
        <Text weight="semibold">{title}</Text>
      ) : (
        <Link to={to} className={linkClass}>
          {title}
        </Link>
      )}
      <span className={styles.guests}>
        {guests.map((guest) => (
          <Link key={guest.to} to={guest.to} className={linkClass}>
            {guest.name ?? words.attention.unnamed}
          </Link>
        ))}
        {others > 0 && <Text className={styles.quiet}>{words.attention.more(capped(others))}</Text>}
      </span>
    </li>
  );
}

/** What did not happen and should have, each with its count and the guests whom it concerns. */
export function AttentionPanel() {
  const styles = useStyles();
  const listClass = useListClass('M');
  const attention = useQuery(deskOverviewQueries.attention());
  const count = attention.data?.reduce((sum, item) => sum + item.count, 0);
  return (
    <Panel
      title={words.attention.title}
      aside={count !== undefined && count > 0 && <StatusBadge tone="warning">{capped(count)}</StatusBadge>}
    >
      <Answer
        query={attention}
        what={words.attention.what}
        waiting={<Waiting label="Loading what needs attention…" height="1.25rem" />}
      >
        {(items) =>
          items.length === 0 ? (
            <Text className={styles.quiet}>{words.attention.nothing}</Text>
          ) : (
            <ul className={listClass}>
              {items.map((item) => (
                <Item key={item.kind} item={item} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}
