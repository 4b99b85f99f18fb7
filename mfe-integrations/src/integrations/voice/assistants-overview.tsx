import type { Assistant } from '@booking/contracts/assistants';
import { entryOr, labelOf, type Unlisted } from '@booking/contracts/labels';
import { audienceNames } from '@booking/contracts/tools';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import {
  Answer,
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

const useStyles = makeStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const tones: Record<Exclude<Assistant['status'], Unlisted>, Tone> = {
  published: 'good',
  draft: 'neutral',
  error: 'bad',
};

function Item({ assistant, tools }: { assistant: Assistant; tools: string | undefined }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const { name, assistantType, status, assistantId, voiceId, voiceProvider, lastPublishedAt } = assistant;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Text weight="semibold">{name}</Text>
        <StatusBadge tone={entryOr(tones, status, tones.draft)}>
          {Object.hasOwn(tones, status) ? status : 'draft'}
        </StatusBadge>
      </div>
      <Facts
        facts={[
          ['Type', labelOf(audienceNames, assistantType)],
          ['Assistant ID', assistantId],
          ['Voice ID', voiceId],
          ['Voice provider', voiceProvider],
          ['Tools', tools && <Breakable>{tools}</Breakable>],
          ['Last published', lastPublishedAt ? formatHotelTime(new Date(lastPublishedAt), hotelTimeZone) : 'Never'],
        ]}
      />
    </li>
  );
}

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
    <Panel title="Assistants Overview">
      <Answer query={assistants} what="the assistants">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No assistants found" />
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
