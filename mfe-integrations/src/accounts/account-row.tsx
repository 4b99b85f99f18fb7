import type { Account } from '@booking/contracts/accounts';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import { ago } from '@booking/hotel/ago';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Button, makeStyles, mergeClasses, StatusBadge, Text, tokens, useNow, type Tone } from '@booking/ui/kit';
import { acts } from './acts.ts';
import { roleName } from './role-words.ts';
import { useTableStyles } from './table.styles.ts';
import type { Wish } from './wish-dialog.tsx';

const useStyles = makeStyles({
  person: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const states: Record<Exclude<Account['state'], Unlisted>, readonly [Tone, string]> = {
  active: ['good', 'Active'],
  invited: ['info', 'Invited'],
  disabled: ['neutral', 'Disabled'],
};

type Props = { account: Account; onWish: (wish: Wish) => void };

/** Somebody who may sign in, and what can be done about it. */
export function AccountRow({ account, onWish }: Props) {
  const styles = { ...useTableStyles(), ...useStyles() };
  const { hotelTimeZone } = useHost();
  const now = useNow();
  const { name, email, role, state, invitedUntil, secondFactor, activeAt, isYou } = account;
  const [tone, word] = entryOr(states, state, ['neutral', wordOr(state)]);
  const action = (label: string, wish: Wish) => (
    <Button key={label} size="small" aria-label={`${label} ${name}`} onClick={() => onWish(wish)}>
      {label}
    </Button>
  );
  return (
    <tr className={styles.row}>
      <th scope="row" data-label="Name" className={styles.cell}>
        <span className={styles.person}>
          <Text weight="semibold">{isYou ? `${name} (you)` : name}</Text>
          <Text className={styles.quiet}>{email}</Text>
        </span>
      </th>
      <td data-label="Role" className={mergeClasses(styles.cell, styles.short)}>
        {roleName(role)}
      </td>
      <td data-label="State" className={styles.cell}>
        <span className={styles.person}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {invitedUntil && (
            <Text size={200} className={styles.quiet}>
              Link until {formatHotelTime(new Date(invitedUntil), hotelTimeZone)}
            </Text>
          )}
        </span>
      </td>
      <td data-label="Second step" className={styles.cell}>
        <StatusBadge tone={secondFactor ? 'good' : 'neutral'}>{secondFactor ? 'On' : 'Off'}</StatusBadge>
      </td>
      <td data-label="Last active" className={mergeClasses(styles.cell, styles.short)}>
        {activeAt ? ago(new Date(activeAt), now) : 'Never'}
      </td>
      <td data-label="" className={styles.cell}>
        <div className={styles.actions}>
          {action('Change role…', { kind: 'role', account })}
          {state !== 'disabled' && !isYou && action('New link…', { kind: 'link', account })}
          {acts
            .filter(({ isOffered }) => isOffered(account))
            .map((act) => action(act.label, { kind: 'act', account, act }))}
        </div>
      </td>
    </tr>
  );
}
