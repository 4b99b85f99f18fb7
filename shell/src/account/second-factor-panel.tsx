import { useState, type ReactNode } from 'react';
import { ownAccountEndpoints, type OwnAccount } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import { call } from '@booking/http/call';
import { useHost } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarBody, Panel, StatusBadge, Text } from '@booking/ui/kit';
import { useAccountChanged } from './account.queries.ts';
import { useAccountStyles } from './account.styles.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOn } from './turn-on.tsx';

type Props = { account: OwnAccount; user: User };
type Begun = { secret: string; uri: string };

const advised: ReadonlySet<User['role']> = new Set(['owner', 'manager']);
const left = (count: number): string => `${count === 1 ? 'One recovery code is' : `${count} recovery codes are`} left.`;

/** A code of an authenticator app as the second step of signing in. */
export function SecondFactorPanel({ account, user }: Props) {
  const styles = useAccountStyles();
  const { toast } = useHost();
  const changed = useAccountChanged();
  const [asked, setAsked] = useState<'on' | 'off' | 'codes'>();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const { hasPassword, secondFactor: isOn, recoveryCodes } = account;

  const keep = (given: string[]): void => {
    setBegun(undefined);
    setCodes(given);
    changed();
  };
  const content = (): ReactNode => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
    if (begun) return <TurnOn {...begun} onCodes={keep} onCancel={() => setBegun(undefined)} />;
    if (!isOn) return <Button onClick={() => setAsked('on')}>Set up…</Button>;
    return (
      <>
        <Text>{left(recoveryCodes)}</Text>
        <div className={styles.actions}>
          <Button onClick={() => setAsked('codes')}>New recovery codes…</Button>
          <Button onClick={() => setAsked('off')}>Turn off…</Button>
        </div>
      </>
    );
  };
  const close = (): void => setAsked(undefined);
  return (
    <Panel
      title="Two-step verification"
      aside={<StatusBadge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>}
    >
      <Text className={styles.quiet}>
        After your password you enter a code from an app on your phone, so a stolen password isn’t enough.
      </Text>
      {!isOn && !begun && advised.has(user.role) && (
        <MessageBar layout="multiline">
          <MessageBarBody>Recommended for your role.</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.content}>{content()}</div>
      {asked === 'on' && (
        <ProofDialog
          title="Set up two-step verification"
          confirm="Continue"
          asks={{ password: hasPassword, code: false }}
          act={({ password }) => call(ownAccountEndpoints.beginSecondFactor, { body: { password } })}
          onDone={setBegun}
          onClose={close}
        >
          You need an authenticator app on your phone. Nothing changes until you enter a code.
        </ProofDialog>
      )}
      {asked === 'codes' && (
        <ProofDialog
          title="New recovery codes"
          confirm="Create new codes"
          asks={{ password: false, code: true }}
          act={({ code }) => call(ownAccountEndpoints.newRecoveryCodes, { body: { code } })}
          onDone={({ recoveryCodes: given }) => keep(given)}
          onClose={close}
        >
          The recovery codes you have now will no longer work.
        </ProofDialog>
      )}
      {asked === 'off' && (
        <ProofDialog
          title="Turn off two-step verification"
          confirm="Turn off"
          asks={{ password: hasPassword, code: true }}
          act={(proof) => call(ownAccountEndpoints.endSecondFactor, { body: proof })}
          onDone={() => {
            changed();
            toast({ title: 'Two-step verification is off', body: 'You sign in with your password alone.' });
          }}
          onClose={close}
        >
          You will sign in with your password alone, and your recovery codes will no longer work.
        </ProofDialog>
      )}
    </Panel>
  );
}
