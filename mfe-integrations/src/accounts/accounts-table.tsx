import type { Account } from '@booking/contracts/accounts';
import { useHiddenTextClass } from '@booking/ui/kit';
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
          <span className={hiddenClass}>Everybody who may sign in</span>
        </caption>
        <thead className={styles.head}>
          <tr>
            {['Name', 'Role', 'State', 'Second step', 'Last active'].map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
            <th scope="col">
              <span className={hiddenClass}>Actions</span>
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
