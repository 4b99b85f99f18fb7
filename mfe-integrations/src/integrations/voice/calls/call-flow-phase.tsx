import { useId } from 'react';
import { makeStyles, makeTableStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { Breakable } from '../../../breakable.tsx';
import { PartTitle } from '../../../part-title.tsx';
import { words } from '../../integrations.words.ts';
import type { callFlow } from './call-flow.ts';

const useTableStyles = makeTableStyles('28rem');

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // the same columns in every phase
  table: { tableLayout: 'fixed', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  tool: { width: '30%' },
  provider: { width: '16%' },
  calledBy: { width: '20%' },
  url: { width: '34%' },
});

const { columns, calledBy } = words.callFlow;
const order = ['tool', 'provider', 'calledBy', 'url'] as const;

type Props = (typeof callFlow)[number] & { urlOf: (name: string) => string };

/** The tools of one phase of a booking call, in their order. */
export function CallFlowPhase({ phase, tools, urlOf }: Props) {
  const styles = useTableStyles();
  const own = useStyles();
  const id = useId();
  return (
    <div className={mergeClasses(styles.container, own.root)}>
      <PartTitle id={id}>{phase}</PartTitle>
      <table aria-labelledby={id} className={mergeClasses(styles.table, own.table)}>
        <thead className={styles.head}>
          <tr>
            {order.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.heading, own[column])}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {tools.map(([name, provider]) => (
            <tr key={name} className={styles.row}>
              <th scope="row" data-label={columns.tool} className={styles.cell}>
                <Breakable>{name}</Breakable>
              </th>
              <td data-label={columns.provider} className={styles.cell}>
                {provider}
              </td>
              <td data-label={columns.calledBy} className={styles.cell}>
                {calledBy}
              </td>
              <td data-label={columns.url} className={styles.cell}>
                <Breakable>{urlOf(name)}</Breakable>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
