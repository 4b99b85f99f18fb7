import type { Assistant } from '@booking/contracts/assistants';
import { publishingEndpoints, type Drift } from '@booking/contracts/publishing';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { call } from '@booking/http/call';
import { failureOf } from '@booking/http/request-error';
import { useHost, useMay, useMutation, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { Answer, Button, Panel, StatusBadge, Text } from '@booking/ui/kit';
import { useEditorStyles } from '../editor.styles.ts';
import { publishingQueries, useInvalidateAssistant } from './publishing.queries.ts';
import type { Publishing } from './use-publishing.ts';
import { WaysOut } from './ways-out.tsx';

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
    onError: (error) => toast({ intent: 'error', title: 'Error', body: failureOf(error, 'Failed to ask Vapi') }),
  });
}

function Found({ drift, zone }: { drift: Drift; zone: string }) {
  const styles = useEditorStyles();
  const when = drift.checkedAt ? `Checked ${formatHotelTime(new Date(drift.checkedAt), zone)}.` : 'Not checked yet.';
  return (
    <Text className={styles.quiet}>
      {drift.differences.length > 0
        ? `Somebody changed the assistant at Vapi since it was published. ${when}`
        : drift.checkedAt
          ? `Vapi holds what was published. ${when}`
          : `${when} It is looked at every 15 minutes.`}
    </Text>
  );
}

type Props = {
  assistant: Assistant;
  /** The version that callers are to hear. */
  live: number;
  publishing: Publishing;
};

/** Whether Vapi still holds what was published, and what to do when it does not. */
export function DriftPanel({ assistant, live, publishing }: Props) {
  const styles = useEditorStyles();
  const { hotelTimeZone } = useHost();
  const mayPublish = useMay('assistants:publish');
  const drift = useQuery(publishingQueries.drift(assistant.id));
  const check = useCheck(assistant.id);
  const hasDrifted = drift.data !== undefined && drift.data.differences.length > 0;
  return (
    <Panel title="At Vapi" aside={hasDrifted && <StatusBadge tone="bad">Changed at Vapi</StatusBadge>}>
      <Answer query={drift} what="what Vapi holds">
        {(data) => (
          <>
            <Found drift={data} zone={hotelTimeZone} />
            {data.differences.length > 0 && (
              <WaysOut
                id={assistant.id}
                names={['Published', 'At Vapi']}
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
          {check.isPending ? 'Checking…' : 'Check Now'}
        </Button>
      )}
    </Panel>
  );
}
