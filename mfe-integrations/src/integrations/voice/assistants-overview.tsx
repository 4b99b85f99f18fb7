import type { Assistant } from '@booking/contracts/assistants';
import { entryOr, labelOf, type Unlisted } from '@booking/contracts/labels';
import { audienceNames } from '@booking/contracts/tools';
import { Time, useQuery } from '@booking/remote-kit/kit';
import {
  Answer,
  CopyableId,
  EmptyState,
  Facts,
  makeStyles,
  Panel,
  StatusBadge,
  Text,
  tokens,
  type Tone,
  useListClass,
} from '@booking/ui/kit';
import { Breakable } from '../../breakable.tsx';
import { integrationQueries } from '../integrations.queries.ts';
import { words } from '../integrations.words.ts';

const says = words.assistants;

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
  },
  head: {
    cursor: 'pointer',
    minHeight: '2rem',
    '& > *': { marginRight: tokens.spacingHorizontalM },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const tones: Record<Exclude<Assistant['status'], Unlisted>, Tone> = {
  published: 'good',
  draft: 'neutral',
  error: 'bad',
};

function Item({ assistant, tools }: { assistant: Assistant; tools: string | undefined }) {
  const styles = useStyles();
  const { name, assistantType, status, assistantId, voiceId, voiceProvider, lastPublishedAt } = assistant;
  return (
    <li className={styles.item}>
      <details>
        <summary className={styles.head}>
          <Text weight="semibold">{name}</Text>
          <StatusBadge tone={entryOr(tones, status, tones.draft)}>
            {Object.hasOwn(tones, status) ? status : 'draft'}
          </StatusBadge>
          <Text className={styles.quiet}>{labelOf(audienceNames, assistantType)}</Text>
        </summary>
        <Facts
          facts={[
            [says.type, labelOf(audienceNames, assistantType)],
            [says.assistantId, assistantId && <CopyableId value={assistantId} label={says.assistantId} />],
            [says.voiceId, voiceId],
            [says.voiceProvider, voiceProvider],
            [says.tools, tools && <Breakable>{tools}</Breakable>],
            [says.lastPublished, lastPublishedAt ? <Time at={lastPublishedAt} /> : says.never],
          ]}
        />
      </details>
    </li>
  );
}

/** The assistants with their state; what else is known of each is folded. */
export function AssistantsOverview() {
  const listClass = useListClass();
  const assistants = useQuery(integrationQueries.assistants());
  const tools = useQuery(integrationQueries.tools());
  const toolsOf = (type: Assistant['assistantType']): string | undefined =>
    tools.data?.tools
      .filter(({ audience }) => audience === type)
      .map(({ name }) => name)
      .join(', ');
  return (
    <Panel title={says.title}>
      <Answer query={assistants} what="the assistants">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={says.none} />
          ) : (
            <ul className={listClass}>
              {list.map((assistant) => (
                <Item key={assistant.id} assistant={assistant} tools={toolsOf(assistant.assistantType)} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}
