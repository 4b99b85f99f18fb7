import type { User } from '@booking/contracts/session';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, LeaveGuard, makeStyles, PageHeader, tokens } from '@booking/ui/kit';
import { useSession } from '../session.ts';
import { accountQueries } from './account.queries.ts';
import { AppearancePanel } from './appearance-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

function Cards({ user }: { user: User }) {
  const styles = useStyles();
  const account = useQuery(accountQueries.account());
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <Answer query={account} what="your account">
          {(own) => (
            <>
              <SecondFactorPanel account={own} user={user} />
              <PasswordPanel hasPassword={own.hasPassword} email={user.email} />
            </>
          )}
        </Answer>
      </div>
      <div className={styles.column}>
        <ProfilePanel user={user} />
        <SessionsPanel />
        <AppearancePanel />
      </div>
    </div>
  );
}

/** How somebody's own account is protected, and where it is signed in. */
export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <LeaveGuard>
      <PageHeader title="Your account" subtitle={`${user.name}, ${user.email}`} />
      <Cards user={user} />
    </LeaveGuard>
  );
}
