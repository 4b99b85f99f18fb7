import { useId } from 'react';
import { makeStyles, makeTableStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { Breakable } from '../../breakable.tsx';
import { PartTitle } from '../../part-title.tsx';
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

const columns = [
  ['Tool', 'tool'],
  ['Provider', 'provider'],
  ['Called by', 'calledBy'],
  ['Server URL', 'url'],
] as const;

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
            {columns.map(([heading, column]) => (
              <th key={heading} scope="col" className={mergeClasses(styles.heading, own[column])}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {tools.map(([name, provider]) => (
            <tr key={name} className={styles.row}>
              <th scope="row" data-label="Tool" className={styles.cell}>
                <Breakable>{name}</Breakable>
              </th>
              <td data-label="Provider" className={styles.cell}>
                {provider}
              </td>
              <td data-label="Called by" className={styles.cell}>
                POST with bearer token
              </td>
              <td data-label="Server URL" className={styles.cell}>
                <Breakable>{urlOf(name)}</Breakable>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
