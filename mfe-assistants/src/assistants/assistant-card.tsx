import type { Assistant } from '@booking/contracts/assistants';
import { labelOf } from '@booking/contracts/labels';
import { audienceNames } from '@booking/contracts/tools';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Link, useHost, useMay } from '@booking/remote-kit/kit';
import { Facts, mergeClasses, StatusBadge, Text } from '@booking/ui/kit';
import { Portrait } from '../portrait.tsx';
import { Status } from '../status.tsx';
import { useCardStyles } from './assistant-card.styles.ts';
import { CardActions } from './card-actions.tsx';

/** One assistant; all of its card leads to where it is changed. */
export function AssistantCard({ assistant }: { assistant: Assistant }) {
  const styles = useCardStyles();
  const { hotelTimeZone } = useHost();
  const mayChange = useMay('assistants:change');
  const { id, name, agentName, assistantId, assistantType, description, archivedAt, lastPublishedAt } = assistant;
  const published = lastPublishedAt ? formatHotelTime(new Date(lastPublishedAt), hotelTimeZone) : 'Never';
  return (
    <li className={mergeClasses(styles.root, archivedAt !== null && styles.archived)}>
      <div className={styles.head}>
        <Portrait assistant={assistant} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <Link to={`/assistant/${id}`} className={styles.link}>
              {agentName || name}
            </Link>
          </h3>
          <Text className={styles.quiet}>{labelOf(audienceNames, assistantType)}</Text>
        </div>
      </div>
      {description && <Text>{description}</Text>}
      <div className={styles.badges}>
        <Status status={assistant.status} />
        {assistant.hasUnpublishedChanges && assistant.status !== 'draft' && (
          <StatusBadge tone="info">Unpublished changes</StatusBadge>
        )}
        {assistant.hasDrifted && <StatusBadge tone="bad">Changed at Vapi</StatusBadge>}
        {archivedAt && <StatusBadge tone="neutral">Archived</StatusBadge>}
      </div>
      <Facts
        facts={[
          ['Assistant ID', `${assistantId.slice(0, 8)}…`],
          ['Last published', published],
        ]}
      />
      <div className={styles.foot}>
        <Text className={styles.hint}>{mayChange ? 'Configure & Publish' : 'View configuration'}</Text>
        {mayChange && <CardActions assistant={assistant} />}
      </div>
    </li>
  );
}
