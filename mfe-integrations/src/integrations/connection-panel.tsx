import type { Endpoint } from '@booking/contracts/endpoint';
import { useMay } from '@booking/remote-kit/kit';
import { makeStyles, NoPermission, Panel, Text, tokens } from '@booking/ui/kit';
import { words } from './integrations.words.ts';
import { TestArea } from './results/test-area.tsx';
import { TestButton } from './results/test-button.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  action: { display: 'flex' },
});

/** The one button of an integration that has nothing else to try. */
export function ConnectionPanel({ endpoint, note }: { endpoint: Endpoint; note: string }) {
  const styles = useStyles();
  const mayTest = useMay('integrations:test');
  return (
    <TestArea id="connection">
      <Panel title={words.connection.title}>
        {mayTest ? (
          <>
            <Text className={styles.quiet}>{note}</Text>
            <div className={styles.action}>
              <TestButton endpoint={endpoint}>{words.connection.test}</TestButton>
            </div>
          </>
        ) : (
          <NoPermission what={words.noTests} />
        )}
      </Panel>
    </TestArea>
  );
}
