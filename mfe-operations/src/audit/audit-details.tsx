import type { AuditEvent } from '@booking/contracts/audit';
import { Facts, makeStyles, makeTableStyles, tokens, type Fact } from '@booking/ui/kit';
import { ListTable } from '../list/list-table.tsx';
import { changesOf, detailOf } from './audit-words.ts';

const useStyles = makeStyles({
  summary: {
    width: 'fit-content',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase400,
    cursor: 'pointer',
  },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, padding: tokens.spacingVerticalXS },
});

const useTableStyles = makeTableStyles('28rem');

/** What it was before and what it is now, and what else is known of it, folded. */
export function AuditDetails({ event }: { event: AuditEvent }) {
  const styles = useStyles();
  const { id, address, requestId } = event;
  const changes = changesOf(event);
  const facts: Fact[] = [...detailOf(event), ['Event', id], ['Address', address], ['Request', requestId]];
  return (
    <details>
      <summary className={styles.summary}>{changes.length > 0 ? 'Before and after' : 'Details'}</summary>
      <div className={styles.body}>
        {changes.length > 0 && <Changes event={id} changes={changes} />}
        <Facts isSpread facts={facts} />
      </div>
    </details>
  );
}

function Changes({ event, changes }: { event: string; changes: ReturnType<typeof changesOf> }) {
  const { row, cell, ...styles } = useTableStyles();
  return (
    <ListTable
      caption={`Changed by event ${event}`}
      columns={['Field', 'Before', 'After']}
      styles={{ row, cell, ...styles }}
    >
      {changes.map(({ field, was, is }) => (
        <tr key={field} className={row}>
          <th scope="row" data-label="Field" className={cell}>
            {field}
          </th>
          <td data-label="Before" className={cell}>
            {was}
          </td>
          <td data-label="After" className={cell}>
            {is}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
