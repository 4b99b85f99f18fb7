import { reasonOf } from '@booking/http/request-error';
import { MessageBar, MessageBarBody, Text } from '@booking/ui/kit';
import { toldOf } from '../failed-publish.ts';
import type { Publishing } from '../use-publishing.ts';
import { AsOf } from './as-of.tsx';
import { useReportStyles } from './report.styles.ts';
import { Steps } from './steps.tsx';

/** Why nothing was published, how far it came, and what callers hear. */
export function Failure({ error, publishing }: { error: Error; publishing: Publishing }) {
  const styles = useReportStyles();
  const { steps, holds } = toldOf(error);
  return (
    <div className={styles.root}>
      <AsOf publishing={publishing} />
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <strong>Publish Error</strong> {reasonOf(error)}
          {holds && <Text block>{holds}</Text>}
        </MessageBarBody>
      </MessageBar>
      {steps && <Steps steps={steps} />}
    </div>
  );
}
