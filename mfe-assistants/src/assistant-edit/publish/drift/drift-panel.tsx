import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints, type Drift } from '@booking/contracts/publishing';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { Time, useHost, useMay, useMutation, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { Answer, Button, Panel, StatusBadge, Text } from '@booking/ui/kit';
import { publishWords } from '../../assistant-edit.words.ts';
import { useEditorStyles } from '../../editor.styles.ts';
import { publishingQueries, useInvalidateAssistant } from '../publishing.queries.ts';
import type { Publishing } from '../use-publishing.ts';
import { WaysOut } from './ways-out.tsx';

const said = publishWords.drift;

function useCheck(id: number) {
  const { toast } = useHost();
  const client = useQueryClient();
  const invalidate = useInvalidateAssistant();
  return useMutation({
    mutationFn: () => call(publishingEndpoints.checkDrift, { params: { id }, body: {} }),
    onSuccess: (drift) => {
      client.setQueryData(publishingQueries.drift(id).queryKey, drift);
      invalidate();
    },
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, said.checkFailed) }),
  });
}

function Found({ drift }: { drift: Drift }) {
  const styles = useEditorStyles();
  if (drift.checkedAt === null) return <Text className={styles.quiet}>{said.notChecked}</Text>;
  return (
    <Text className={styles.quiet}>
      {drift.differences.length > 0 ? said.someone : said.inSync} {said.checked}
      <Time at={drift.checkedAt} />.
    </Text>
  );
}

type Props = {
  assistant: Assistant;
  /** The current version. */
  live: number;
  publishing: Publishing;
};

/** Whether Vapi still has what was published, and what to do when it does not. */
export function DriftPanel({ assistant, live, publishing }: Props) {
  const styles = useEditorStyles();
  const mayPublish = useMay('assistants:publish');
  const drift = useQuery(publishingQueries.drift(assistant.id));
  const check = useCheck(assistant.id);
  const hasDrifted = drift.data !== undefined && drift.data.differences.length > 0;
  return (
    <Panel title={said.title} aside={hasDrifted && <StatusBadge tone="bad">{said.changed}</StatusBadge>}>
      <Answer query={drift} what={said.what}>
        {(data) => (
          <>
            <Found drift={data} />
            {data.differences.length > 0 && (
              <WaysOut
                id={assistant.id}
                names={[said.published, said.title]}
                differences={data.differences}
                again={{ note: 'Published again', version: live, draft: 'keep' }}
                backTo={live}
                publishing={publishing}
              />
            )}
          </>
        )}
      </Answer>
      {mayPublish && (
        <Button className={styles.start} disabledFocusable={check.isPending} onClick={() => check.mutate()}>
          {check.isPending ? said.checking : said.check}
        </Button>
      )}
    </Panel>
  );
}
