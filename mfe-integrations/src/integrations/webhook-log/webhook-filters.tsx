import { Field, Select } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import { integrations } from '../integrations.ts';
import { words } from '../integrations.words.ts';
import { statusOf, type WebhookFilter } from './webhook-filter.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

const says = words.webhooks;

type Props = { filter: WebhookFilter; onChange: (part: WebhookFilter) => void };

export function WebhookFilters({ filter, onChange }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Field label={says.provider}>
        <Select
          value={filter.provider ?? ''}
          onChange={(_, { value }) =>
            onChange({ provider: integrations.find(({ provider }) => provider === value)?.provider })
          }
        >
          <option value="">{says.allProviders}</option>
          {integrations.map(({ provider, name }) => (
            <option key={provider} value={provider}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={says.status}>
        <Select
          value={statusOf(filter)}
          onChange={(_, { value }) => onChange({ status: value as WebhookFilter['status'] })}
        >
          {Object.entries(says.statuses).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
