import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { EmployeeRole, guardedTools, mayByVoice, type GuardedTool } from '@booking/contracts/staff-rights';
import { makeStyles, makeTableStyles, mergeClasses, Panel, Text, tokens, useHiddenTextClass } from '@booking/ui/kit';
import { Fold } from '../parts/fold.tsx';
import { toolVerbs, words } from './employees.words.ts';

const stackedUpTo = '40rem';
const narrow = `@container (max-width: ${stackedUpTo})`;

const useTableStyles = makeTableStyles(stackedUpTo);

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  row: { verticalAlign: 'middle', [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
  tool: { [narrow]: { display: 'block', gridColumn: '1 / -1', '::before': { display: 'none' } } },
  yes: {
    display: 'block',
    color: tokens.colorStatusSuccessForeground1,
    fontSize: tokens.fontSizeBase500,
  },
});

const { rights } = words;

function Right({ role, tool }: { role: EmployeeRole; tool: GuardedTool }) {
  const styles = useStyles();
  const hiddenClass = useHiddenTextClass();
  const isAllowed = mayByVoice(role, tool);
  return (
    <>
      <span className={hiddenClass}>{isAllowed ? rights.yes : rights.no}</span>
      {isAllowed ? <CheckmarkRegular aria-hidden className={styles.yes} /> : <span aria-hidden>–</span>}
    </>
  );
}

/** The table by which the staff tools are allowed and refused. */
function RightsTable() {
  const hiddenClass = useHiddenTextClass();
  const table = useTableStyles();
  const styles = useStyles();
  return (
    <div className={table.container}>
      <table className={table.table}>
        <caption>
          <span className={hiddenClass}>{rights.caption}</span>
        </caption>
        <thead className={table.head}>
          <tr>
            {[rights.task, ...EmployeeRole.options].map((name) => (
              <th key={name} scope="col" className={table.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={table.body}>
          {guardedTools.map((tool) => (
            <tr key={tool} className={mergeClasses(table.row, styles.row)}>
              <th scope="row" className={mergeClasses(table.cell, styles.tool)}>
                {toolVerbs[tool]}
              </th>
              {EmployeeRole.options.map((role) => (
                <td key={role} data-label={role} className={table.cell}>
                  <Right role={role} tool={tool} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Voice permissions, folded: nobody can change them here. */
export function VoiceRights() {
  const styles = useStyles();
  return (
    <Panel title={rights.title}>
      <Text className={styles.quiet}>{rights.about}</Text>
      <Fold title={rights.fold}>
        <RightsTable />
      </Fold>
    </Panel>
  );
}
