import type { PublishReport } from '@booking/contracts/publishing';
import { mergeClasses, Text, useListClass } from '@booking/ui/kit';
import { Comparison } from '../../compare/comparison.tsx';
import { labelOf } from '../../draft.ts';
import { useReportStyles } from './report.styles.ts';

/** What somebody had changed at Vapi and this publish sent over, so that it can be put back by hand. */
export function Replaced({ replaced }: Pick<PublishReport, 'replaced'>) {
  const styles = useReportStyles();
  const listClass = useListClass('M');
  if (replaced.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>
        Replaced in Vapi: {replaced.map(({ field }) => labelOf(field)).join(', ')}
      </summary>
      <ul aria-label="Replaced in Vapi" className={mergeClasses(listClass, styles.replaced)}>
        {replaced.map(({ field, expected, found }) => (
          <li key={field}>
            <Text block weight="semibold">
              {labelOf(field)}
            </Text>
            <Comparison names={['Published before', 'Changed in Vapi']} before={expected} after={found} />
          </li>
        ))}
      </ul>
    </details>
  );
}
