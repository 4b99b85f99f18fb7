import type { CallPage } from '@booking/contracts/call-detail';
import { Facts, makeStyles, tokens, type Fact } from '@booking/ui/kit';
import { words } from './call.words.ts';
import { costLines, formatCost } from '../calls/cost-lines.ts';

const useStyles = makeStyles({
  summary: { width: 'fit-content', cursor: 'pointer' },
  facts: { paddingTop: tokens.spacingVerticalS },
});

/** What a call cost, by part, folded away; nothing where the parts are not known. */
export function CallCosts({ page: { cost, costParts } }: { page: CallPage }) {
  const styles = useStyles();
  const lines = costLines(costParts);
  if (lines.length === 0) return null;
  const total: Fact[] = cost === null ? [] : [[words.total, <strong>{formatCost(cost)}</strong>]];
  return (
    <details>
      <summary className={styles.summary}>{words.costs}</summary>
      <div className={styles.facts}>
        <Facts facts={[...lines.map(([part, dollars]): Fact => [part, formatCost(dollars)]), ...total]} />
      </div>
    </details>
  );
}
