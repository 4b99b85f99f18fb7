import type { Account } from '@booking/contracts/accounts';
import { useHiddenTextClass } from '@booking/ui/kit';
import { words } from './accounts.words.ts';
import { AccountRow } from './account-row.tsx';
import { useTableStyles } from './table.styles.ts';
import type { Wish } from './wish-dialog.tsx';

type Props = { accounts: readonly Account[]; onWish: (wish: Wish) => void };

export function AccountsTable({ accounts, onWish }: Props) {
  const styles = useTableStyles();
  const hiddenClass = useHiddenTextClass();
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption>
          <span className={hiddenClass}>{words.panel}</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
            <th scope="col">
              <span className={hiddenClass}>{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onWish={onWish} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
