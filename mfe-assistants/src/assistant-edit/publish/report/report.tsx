import type { Assistant } from '@booking/contracts/assistants';
import type { PublishReport } from '@booking/contracts/publishing';
import { useQuery } from '@booking/remote-kit/kit';
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@booking/ui/kit';
import { publishingQueries } from '../publishing.queries.ts';
import type { Publishing } from '../use-publishing.ts';
import { WaysOut } from '../ways-out.tsx';
import { HeldBeforeAndAfter } from './held.tsx';
import { Steps } from './steps.tsx';

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM } });

type Props = { assistant: Assistant; report: PublishReport; publishing: Publishing };

/** What a publish did, and what Vapi holds now. */
export function Report({ assistant, report, publishing }: Props) {
  const styles = useStyles();
  const versions = useQuery(publishingQueries.versions(assistant.id));
  const { success, holds, version, verification } = report;
  const { steps, before, after, diff, differences } = verification;
  const earlier = versions.data?.find((other) => other.isVerified && other.version !== version);
  return (
    <div className={styles.root}>
      <MessageBar intent={success ? 'success' : 'warning'} layout="multiline">
        <MessageBarBody>
          <strong>{success ? 'Published Successfully' : 'Published with Warnings'}</strong> {holds}
        </MessageBarBody>
      </MessageBar>
      <Steps steps={steps} />
      {!success && (
        <WaysOut
          id={assistant.id}
          names={['Expected', 'Found']}
          differences={differences}
          backTo={earlier?.version}
          publishing={publishing}
        />
      )}
      <HeldBeforeAndAfter before={before} after={after} diff={diff} />
    </div>
  );
}
