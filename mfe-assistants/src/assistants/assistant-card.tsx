import type { Assistant } from '@booking/contracts/assistants';
import { labelOf } from '@booking/contracts/labels';
import { audienceNames } from '@booking/contracts/tools';
import { Link, Time, useMay } from '@booking/remote-kit/kit';
import { Facts, mergeClasses, StatusBadge, Text } from '@booking/ui/kit';
import { Portrait } from '../portrait.tsx';
import { Status } from '../status.tsx';
import { words } from './assistants.words.ts';
import { useCardStyles } from './assistant-card.styles.ts';
import { CardActions } from './card-actions.tsx';

const said = words.card;

/** One assistant; all of its card leads to where it is changed. */
export function AssistantCard({ assistant }: { assistant: Assistant }) {
  const styles = useCardStyles();
  const mayChange = useMay('assistants:change');
  const { id, name, agentName, assistantId, assistantType, description, archivedAt, lastPublishedAt } = assistant;
  const { voiceProvider, voiceId, firstMessage } = assistant;
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
        <Status assistant={assistant} />
        {assistant.hasDrifted && <StatusBadge tone="bad">{said.drifted}</StatusBadge>}
        {archivedAt && <StatusBadge tone="neutral">{said.archived}</StatusBadge>}
      </div>
      <Facts
        facts={[
          [said.assistantId, `${assistantId.slice(0, 8)}…`],
          [said.lastPublished, lastPublishedAt ? <Time at={lastPublishedAt} /> : said.never],
          ...(voiceId ? [[said.voice, [voiceProvider, voiceId].filter(Boolean).join(' ')] as const] : []),
          ...(firstMessage ? [[said.greeting, <span className={styles.greeting}>{firstMessage}</span>] as const] : []),
        ]}
      />
      <div className={styles.foot}>
        <Text className={styles.hint}>{mayChange ? said.configure : said.view}</Text>
        {mayChange && <CardActions assistant={assistant} />}
      </div>
    </li>
  );
}
