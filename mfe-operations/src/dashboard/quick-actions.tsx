import { useState } from 'react';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { useMay, useNavigate } from '@booking/remote-kit/kit';
import { Button, lazyPart, makeStyles, Panel, tokens } from '@booking/ui/kit';
import type { Format } from '../export-file/row-counter.ts';

const useStyles = makeStyles({ actions: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS } });

const ExportAllCalls = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "export-all-calls" */ '../export-file/export-all-calls.tsx')).ExportAllCalls,
  '',
);

export function QuickActions() {
  const styles = useStyles();
  const navigate = useNavigate();
  const mayExport = useMay('calls:export');
  const [isExporting, setExporting] = useState(false);
  // the format that was chosen last is the one that is offered next
  const [format, setFormat] = useState<Format>('csv');
  return (
    <Panel title="Quick Actions">
      <div className={styles.actions}>
        <Button icon={<CallRegular />} onClick={() => void navigate('/integrations?view=vapi&test-call=open')}>
          Test Call
        </Button>
        <Button icon={<SettingsRegular />} onClick={() => void navigate('/settings')}>
          Settings
        </Button>
        {mayExport && (
          <Button icon={<ArrowDownloadRegular />} onClick={() => setExporting(true)}>
            Export Logs
          </Button>
        )}
      </div>
      {isExporting && <ExportAllCalls format={format} onFormat={setFormat} onClose={() => setExporting(false)} />}
    </Panel>
  );
}
