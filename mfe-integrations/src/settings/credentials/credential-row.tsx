import { labelOf } from '@booking/contracts/labels';
import type { CredentialState } from '@booking/contracts/settings';
import { makeStyles, StatusBadge, tokens } from '@booking/ui/kit';
import { Breakable } from '../../breakable.tsx';
import { words } from '../settings.words.ts';

const useStyles = makeStyles({
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'left',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  name: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});

/** One variable, and whether it is set. */
export function CredentialRow({ credential: { name, mode, isSet } }: { credential: CredentialState }) {
  const styles = useStyles();
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <span className={styles.name}>
          <Breakable>{name}</Breakable>
        </span>
      </th>
      <td className={styles.cell}>{labelOf(words.credentials.modes, mode)}</td>
      <td className={styles.cell}>
        <StatusBadge tone={isSet ? 'good' : 'neutral'}>
          {isSet ? words.credentials.set : words.credentials.notSet}
        </StatusBadge>
      </td>
    </tr>
  );
}
