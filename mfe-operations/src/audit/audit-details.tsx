import { useState } from 'react';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import type { AuditEvent } from '@booking/contracts/audit';
import { Button, Facts, makeStyles, makeTableStyles, tokens, type Fact } from '@booking/ui/kit';
import { ListTable } from '../list/list-table.tsx';
import { changeInShort, changesOf, detailOf, type Change } from './audit-words.ts';
import { words } from './audit.words.ts';

const useStyles = makeStyles({
  root: { minWidth: 0, maxWidth: '100%' },
  button: {
    maxWidth: '100%',
    justifyContent: 'flex-start',
    paddingLeft: 0,
    fontWeight: tokens.fontWeightRegular,
    overflow: 'hidden',
  },
  short: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalXS,
    whiteSpace: 'normal',
  },
});

const useTableStyles = makeTableStyles('28rem');

function Changes({ event, changes }: { event: string; changes: readonly Change[] }) {
  const { row, cell, ...styles } = useTableStyles();
  return (
    <ListTable
      caption={words.changedBy(event)}
      columns={[words.field, words.before, words.after]}
      styles={{ row, cell, ...styles }}
    >
      {changes.map(({ field, was, is }) => (
        <tr key={field} className={row}>
          <th scope="row" data-label={words.field} className={cell}>
            {field}
          </th>
          <td data-label={words.before} className={cell}>
            {was}
          </td>
          <td data-label={words.after} className={cell}>
            {is}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** What changed, in one line; a press shows all of it in its place. */
export function AuditDetails({ event }: { event: AuditEvent }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const { id, address, requestId } = event;
  const changes = changesOf(event);
  const facts: Fact[] = [
    ...detailOf(event),
    [words.event, id],
    ...(address ? [[words.address, address] satisfies Fact] : []),
    ...(requestId ? [[words.request, requestId] satisfies Fact] : []),
  ];
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        size="small"
        className={styles.button}
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.short}>{changeInShort(changes) ?? words.details}</span>
      </Button>
      {isOpen && (
        <div className={styles.body}>
          {changes.length > 0 && <Changes event={id} changes={changes} />}
          <Facts facts={facts} />
        </div>
      )}
    </div>
  );
}
