import type { FeeOrTax } from '@booking/contracts/inventory';
import { labelOf, wordOr } from '@booking/contracts/labels';
import { formatDollars } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, Panel, StatusBadge, Text, tokens, useListClass } from '@booking/ui/kit';
import { inventoryQueries } from '../inventory.queries.ts';
import { words } from '../inventory.words.ts';
import { KnownAnswer } from '../known-answer.tsx';

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  amount: { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const kinds = { fee: 'Fee', tax: 'Tax' } as const;

function Fees({ fees }: { fees: FeeOrTax[] }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  if (fees.length === 0) return <Text className={styles.quiet}>{words.fees.none}</Text>;
  return (
    <ul className={listClass}>
      {fees.map(({ name, description, type, amount, percentage, frequency, mandatory }, index) => (
        <li key={index} className={styles.item}>
          <div className={styles.head}>
            <Text weight="semibold" className={styles.name}>
              {name}
            </Text>
            <StatusBadge tone={type === 'tax' ? 'info' : 'neutral'}>{labelOf(kinds, type)}</StatusBadge>
            <Text weight="semibold" className={styles.amount}>
              {percentage ? `${amount}%` : formatDollars(amount)}
            </Text>
          </div>
          <Text size={200} className={styles.quiet}>
            {wordOr(frequency)}, {mandatory ? 'mandatory' : 'optional'}: {description}
          </Text>
        </li>
      ))}
    </ul>
  );
}

export function FeesPanel() {
  return (
    <Panel title={words.fees.title}>
      <KnownAnswer query={useQuery(inventoryQueries.feesAndTaxes())} what={words.fees.what} isBrief>
        {(fees) => <Fees fees={fees} />}
      </KnownAnswer>
    </Panel>
  );
}
