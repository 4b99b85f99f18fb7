import type { Assistant } from '@booking/contracts/assistants';
import type { PublishReport } from '@booking/contracts/publishing';
import { useQuery } from '@booking/remote-kit/kit';
import { MessageBar, MessageBarBody } from '@booking/ui/kit';
import { lineOf } from '../../../mode-words.ts';
import { publishWords } from '../../assistant-edit.words.ts';
import { publishingQueries } from '../publishing.queries.ts';
import type { Publishing } from '../use-publishing.ts';
import { WaysOut } from '../drift/ways-out.tsx';
import { AsOf } from './as-of.tsx';
import { HeldBeforeAndAfter } from './held.tsx';
import { Replaced } from './replaced.tsx';
import { useReportStyles } from './report.styles.ts';
import { Steps } from './steps.tsx';

type Props = { assistant: Assistant; report: PublishReport; publishing: Publishing };

/** What a publish did, and what Vapi holds now. */
export function Report({ assistant, report, publishing }: Props) {
  const styles = useReportStyles();
  const versions = useQuery(publishingQueries.versions(assistant.id));
  const { success, holds, version, replaced, verification } = report;
  const { steps, before, after, diff, differences } = verification;
  const earlier = versions.data?.find((other) => other.isVerified && other.version !== version);
  const sent = publishing.variables ?? { note: '' };
  const again = version === null ? sent : { note: 'Published again', version, draft: 'keep' as const };
  return (
    <div className={styles.root}>
      <AsOf publishing={publishing} />
      <MessageBar intent={success ? 'success' : 'warning'} layout="multiline">
        <MessageBarBody>
          <strong>{success ? 'Published Successfully' : 'Published with Warnings'}</strong>{' '}
          {publishWords.report.on(lineOf(assistant))}
          {holds}
        </MessageBarBody>
      </MessageBar>
      <Steps steps={steps} />
      <Replaced replaced={replaced} />
      {!success && !publishing.isPast && (
        <WaysOut
          id={assistant.id}
          names={['Expected', 'Found']}
          differences={differences}
          again={again}
          backTo={earlier?.version}
          publishing={publishing}
        />
      )}
      <HeldBeforeAndAfter before={before} after={after} diff={diff} />
    </div>
  );
}
