import type { CallPage } from '@booking/contracts/call-detail';
import { Facts, makeStyles, Text, tokens, type Fact } from '@booking/ui/kit';
import { costLines, formatCost } from './cost-lines.ts';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

/** What a call cost, by part. */
export function CallCosts({ page }: { page: CallPage }) {
  const styles = useStyles();
  const lines = costLines(page.costParts);
  if (page.cost === null && lines.length === 0) {
    return <Text className={styles.quiet}>The voice platform has not said what this call cost.</Text>;
  }
  const total: Fact[] = page.cost === null ? [] : [['Total', <strong>{formatCost(page.cost)}</strong>]];
  return <Facts facts={[...lines.map(([part, dollars]): Fact => [part, formatCost(dollars)]), ...total]} />;
}
