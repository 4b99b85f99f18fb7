import { useState } from 'react';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useQuery } from '@booking/remote-kit/kit';
import { Field, Select } from '@booking/ui/form';
import { Answer, Button, EmptyState, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { integrationQueries, type EventFilter } from '../integrations.queries.ts';
import { integrations } from '../integrations.ts';
import { eventLooks } from './event-looks.ts';
import { WebhookTable } from './webhook-table.tsx';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

/** The choice in a list whose first, empty, option leaves everything. */
const chosen = <Value extends string>(value: string): Value | undefined => (value as Value) || undefined;

/** What the providers told us and what became of it; the newest hundred. */
export function WebhookLog() {
  const styles = useStyles();
  const [filter, setFilter] = useState<EventFilter>({});
  const events = useQuery(integrationQueries.webhookEvents(filter));
  const { isFetching, refetch } = events;
  return (
    <Panel
      title="Inbound Webhooks"
      aside={
        <Button
          size="small"
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? 'Refreshing…' : 'Refresh'}
        </Button>
      }
    >
      <div className={styles.filters}>
        <Field label="Provider">
          <Select
            value={filter.provider ?? ''}
            onChange={(_, { value }) => setFilter({ ...filter, provider: chosen(value) })}
          >
            <option value="">All providers</option>
            {integrations.map(({ provider, name }) => (
              <option key={provider} value={provider}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status">
          <Select
            value={filter.status ?? ''}
            onChange={(_, { value }) => setFilter({ ...filter, status: chosen(value) })}
          >
            <option value="">All statuses</option>
            {Object.entries(eventLooks).map(([status, [, label]]) => (
              <option key={status} value={status}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Answer query={events} what="the webhooks">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No webhooks found">
              {filter.provider || filter.status
                ? 'None fits these filters'
                : 'What the providers tell us will be listed here'}
            </EmptyState>
          ) : (
            <WebhookTable events={list} />
          )
        }
      </Answer>
    </Panel>
  );
}
