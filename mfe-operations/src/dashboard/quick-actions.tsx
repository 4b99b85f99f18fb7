import { ArrowDownloadRegular, CallRegular, SettingsRegular } from '@fluentui/react-icons';
import { useNavigate } from '@booking/remote-kit/kit';
import { Button, makeStyles, Panel, tokens } from '@booking/ui/first';
import { useExportCalls } from '../export-file/export-calls.ts';

const useStyles = makeStyles({ actions: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS } });

export function QuickActions() {
  const styles = useStyles();
  const navigate = useNavigate();
  const exportCalls = useExportCalls({});
  return (
    <Panel title="Quick Actions">
      <div className={styles.actions}>
        <Button icon={<CallRegular />} onClick={() => void navigate('/integrations?view=vapi&test-call=open')}>
          Test Call
        </Button>
        <Button icon={<SettingsRegular />} onClick={() => void navigate('/settings')}>
          Settings
        </Button>
        {exportCalls.isAllowed && (
          <Button icon={<ArrowDownloadRegular />} onClick={exportCalls.open}>
            Export Logs
          </Button>
        )}
      </div>
      {exportCalls.dialog}
    </Panel>
  );
}
