import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { inventoryQueries } from '../inventory.queries.ts';
import { words } from '../inventory.words.ts';
import type { StaySearch } from './stay-search.ts';

const useStyles = makeStyles({
  quote: {
    margin: 0,
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThick} solid ${tokens.colorBrandStroke1}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What a caller would be told who asks for the same stay. */
export function QuotePanel({ search }: { search: StaySearch }) {
  const styles = useStyles();
  return (
    <Panel title={words.quote.title}>
      <Answer query={useQuery(inventoryQueries.quote(search))} what={words.quote.what}>
        {({ sentence }) => <blockquote className={styles.quote}>{sentence}</blockquote>}
      </Answer>
      <Text size={200} className={styles.quiet}>
        {words.quote.about}
      </Text>
    </Panel>
  );
}
