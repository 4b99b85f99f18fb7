import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Panel } from '@booking/ui/kit';
import { CallCards } from './call-cards.tsx';
import { callLogQueries } from './call-logs.queries.ts';

/** The call that a link led to, where it is not among the newest. */
export function LinkedCall({ id }: { id: string }) {
  const call = useQuery(callLogQueries.detail(id));
  return (
    <Panel title="Linked Call">
      <Answer query={call} what="the call">
        {(detail) => <CallCards calls={[detail]} linkedId={id} />}
      </Answer>
    </Panel>
  );
}
