import { useState } from 'react';
import { useMay } from '@booking/remote-kit/kit';
import { LeaveGuard, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { EmployeeDialogs, type Asked } from './employee-dialogs.tsx';
import { StaffMembers } from './staff-members.tsx';
import { VerificationLogs } from './verification-logs.tsx';
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
      <PageHeader title="Employee Whitelist" subtitle="Manage authorized staff members for the Staff Assistant" />
      <div className={styles.root}>
        {mayRead ? (
          <StaffMembers onAsk={setAsked} />
        ) : (
          <Panel title="Staff Members">
            <NoPermission what="the employees" />
          </Panel>
        )}
        <VoiceRights />
        {mayReadLogs ? (
          <VerificationLogs />
        ) : (
          <Panel title="Staff Verification Logs">
            <NoPermission what="the verification logs" />
          </Panel>
        )}
      </div>
      <EmployeeDialogs asked={asked} onClose={() => setAsked(undefined)} />
    </LeaveGuard>
  );
}
