import type { Account } from '@booking/contracts/accounts';
import { entryOr, wordOr, type Unlisted } from '@booking/contracts/labels';
import { Time } from '@booking/remote-kit/kit';
import { Button, Email, makeStyles, mergeClasses, StatusBadge, Text, tokens, useNow, type Tone } from '@booking/ui/kit';
import { agoOrNow } from '@booking/hotel/ago';
import { words } from './accounts.words.ts';
import { acts } from './acts.ts';
import { roleName } from './role-name.ts';
import { useTableStyles } from './table.styles.ts';
import type { Wish } from './wish-dialog.tsx';

const useStyles = makeStyles({
  person: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const states: Record<Exclude<Account['state'], Unlisted>, readonly [Tone, string]> = {
  active: ['good', words.states.active],
  invited: ['info', words.states.invited],
  disabled: ['neutral', words.states.disabled],
};

type Props = { account: Account; onWish: (wish: Wish) => void };

/** Somebody who may sign in, and what can be done about it. */
export function AccountRow({ account, onWish }: Props) {
  const styles = { ...useTableStyles(), ...useStyles() };
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
      <th scope="row" data-label={words.columns.name} className={styles.cell}>
        <span className={styles.person}>
          <Text weight="semibold">{isYou ? words.you(name) : name}</Text>
          <Email address={email} />
        </span>
      </th>
      <td data-label={words.columns.role} className={mergeClasses(styles.cell, styles.short)}>
        {roleName(role)}
      </td>
      <td data-label={words.columns.state} className={styles.cell}>
        <span className={styles.person}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {invitedUntil && (
            <Text size={200} className={styles.quiet}>
              {words.linkUntil} <Time at={invitedUntil} />
            </Text>
          )}
        </span>
      </td>
      <td data-label={words.columns.secondStep} className={styles.cell}>
        <StatusBadge tone={secondFactor ? 'good' : 'neutral'}>{secondFactor ? words.on : words.off}</StatusBadge>
      </td>
      <td data-label={words.columns.lastActive} className={mergeClasses(styles.cell, styles.short)}>
        {activeAt ? agoOrNow(new Date(activeAt), now) : words.never}
      </td>
      <td data-label="" className={styles.cell}>
        <div className={styles.actions}>
          {action(words.changeRole, { kind: 'role', account })}
          {state !== 'disabled' && !isYou && action(words.newLink, { kind: 'link', account })}
          {acts
            .filter(({ isOffered }) => isOffered(account))
            .map((act) => action(act.label, { kind: 'act', account, act }))}
        </div>
      </td>
    </tr>
  );
}
