import { useState } from 'react';
import { useMay } from '@booking/remote-kit/kit';
import { LeaveGuard, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { EmployeeDialogs, type Asked } from './employee-dialogs.tsx';
import { words } from './employees.words.ts';
import { StaffMembers } from './staff-members.tsx';
import { VerificationLogs } from './logs/verification-logs.tsx';
import { VoiceRights } from './voice-rights.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

export function Screen() {
  const styles = useStyles();
  const [mayRead, mayReadLogs] = [useMay('employees:read'), useMay('verifications:read')];
  const [asked, setAsked] = useState<Asked>();
  return (
    <LeaveGuard>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <div className={styles.root}>
        {mayRead ? (
          <StaffMembers onAsk={setAsked} />
        ) : (
          <Panel title={words.members}>
            <NoPermission what="the employees" />
          </Panel>
        )}
        <VoiceRights />
        {mayReadLogs ? (
          <VerificationLogs />
        ) : (
          <Panel title={words.logs.title}>
            <NoPermission what="the verification logs" />
          </Panel>
        )}
      </div>
      <EmployeeDialogs asked={asked} onClose={() => setAsked(undefined)} />
    </LeaveGuard>
  );
}
