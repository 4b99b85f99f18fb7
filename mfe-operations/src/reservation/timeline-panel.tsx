import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Panel } from '@booking/ui/kit';
import { RecordTimeline, StuckEvents } from '../timeline/record-timeline.tsx';
import { reservationQueries } from './reservation.queries.ts';
import { words } from './reservation.words.ts';

/** From the call to the check-in, newest first, as far as it went through us. */
export function TimelinePanel({ reservationId }: { reservationId: string }) {
  const timeline = useQuery(reservationQueries.timeline(reservationId));
  const { title, what, none } = words.timeline;
  return (
    <Panel title={title}>
      <Answer query={timeline} what={what}>
        {(events) => <RecordTimeline events={events} label={title} none={none} />}
      </Answer>
    </Panel>
  );
}

/** What did not happen and should have, with what helps; nothing where all is well. */
export function AttentionPanel({ reservationId }: { reservationId: string }) {
  const { data = [] } = useQuery(reservationQueries.timeline(reservationId));
  if (data.every(({ state }) => state !== 'stuck')) return null;
  return (
    <Panel title={words.attention}>
      <StuckEvents events={data} label={words.attention} />
    </Panel>
  );
}
