import { useMay } from '@booking/remote-kit/kit';
import { LeaveGuard, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { CloudbedsPanel } from './cloudbeds-panel.tsx';
import { CredentialsPanel } from './credentials-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';
import { KeepingPanel } from './keeping-panel.tsx';
import { PrecheckinPanel } from './precheckin-panel.tsx';
import { useOauthReturn } from './use-oauth-return.ts';
import { VoicePanel } from './voice-panel.tsx';

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

function Cards() {
  const styles = useStyles();
  const mayUpdateAssistants = useMay('assistants:publish');
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <GeneralPanel />
        <PrecheckinPanel />
        {mayUpdateAssistants && <VoicePanel />}
      </div>
      <div className={styles.column}>
        <CloudbedsPanel />
        <CredentialsPanel />
        <KeepingPanel />
      </div>
    </div>
  );
}

export function Screen() {
  const maySee = useMay('settings:read');
  useOauthReturn();
  return (
    <>
      <PageHeader title="Settings" subtitle="The hotel profile and the services it is connected to" />
      {maySee ? (
        <LeaveGuard>
          <Cards />
        </LeaveGuard>
      ) : (
        <Panel title="Settings of the hotel">
          <NoPermission what="the settings" />
        </Panel>
      )}
    </>
  );
}
