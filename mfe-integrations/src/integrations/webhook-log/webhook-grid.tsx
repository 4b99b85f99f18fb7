import { entryOr, wordOr } from '@booking/contracts/labels';
import type { InboundEvent } from '@booking/contracts/webhooks';
import { Time, useMay } from '@booking/remote-kit/kit';
import { RecordGrid, type GridColumn, type GridSort } from '@booking/ui/grid';
import { StatusBadge } from '@booking/ui/kit';
import { integrations } from '../integrations.ts';
import { words } from '../integrations.words.ts';
import { attemptsOf, eventLooks } from './event-looks.ts';
import { useReprocess } from './use-reprocess.ts';

const nameOf = (id: string): string => integrations.find(({ provider }) => provider === id)?.name ?? id;

function Status({ status }: Pick<InboundEvent, 'status'>) {
  const [tone, label] = entryOr(eventLooks, status, ['neutral', wordOr(status)]);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

const { columns: names } = words.webhooks;

export const webhookColumns: readonly GridColumn<InboundEvent>[] = [
  {
    id: 'receivedAt',
    name: names.receivedAt,
    isSortable: true,
    width: 150,
    render: ({ receivedAt }) => <Time at={receivedAt} />,
  },
  { id: 'provider', name: names.provider, width: 110, render: ({ provider }) => nameOf(provider) },
  { id: 'kind', name: names.kind, isRowHeader: true, width: 220, render: ({ kind }) => kind },
  { id: 'status', name: names.status, width: 110, render: ({ status }) => <Status status={status} /> },
  { id: 'attempts', name: names.attempts, width: 90, align: 'end', render: attemptsOf },
  {
    id: 'lastError',
    name: names.lastError,
    width: 280,
    render: ({ lastError }) => lastError || words.webhooks.noError,
  },
];

type Props = {
  events: readonly InboundEvent[];
  sort: GridSort;
  onSort: (sort: GridSort) => void;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
};

/** What the providers sent. What was processed is not offered again, for it would have its effect twice. */
export function WebhookGrid({ events, ...grid }: Props) {
  const mayReplay = useMay('webhooks:replay');
  const { mutate } = useReprocess();
  return (
    <RecordGrid
      label={words.webhooks.table}
      rows={events}
      rowId={({ id }) => id}
      columns={webhookColumns}
      {...(mayReplay && {
        actionsOf: (event: InboundEvent) =>
          event.status === 'dead' ? [{ label: words.webhooks.reprocess, onSelect: () => mutate(event) }] : [],
        actionsLabelOf: ({ kind, id }: InboundEvent) => words.webhooks.actions(kind, id),
      })}
      {...grid}
    />
  );
}
