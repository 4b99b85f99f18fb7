import type { AlertDelivery as Delivery } from '@booking/contracts/alert-delivery';
import { settingSchemas, type SettingValues } from '@booking/contracts/settings';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useMay, useQuery } from '@booking/remote-kit/kit';
import { Field, Select } from '@booking/ui/form';
import { Answer, makeStyles, Text, tokens } from '@booking/ui/kit';
import { settingQueries, useSaveSetting } from './settings.queries.ts';

const useStyles = makeStyles({
  choice: { maxWidth: '20rem' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Wanted = SettingValues['alertDelivery'];
const labels: Record<Wanted, string> = { none: 'None', critical: 'Critical ones', all: 'All' };

/** How the newest message got there. */
function newestOf({ newest }: Delivery, zone: string): string {
  if (!newest) return 'Nothing was sent yet.';
  if (newest.error) return `“${newest.title}” was not taken: ${newest.error} It is tried again.`;
  return newest.sentAt
    ? `“${newest.title}” was sent on ${formatHotelTime(new Date(newest.sentAt), zone)}.`
    : `“${newest.title}” is being sent.`;
}

/** Which alerts are told besides the console. Where they go is set by whoever runs the house, for nobody else may make it post somewhere. */
export function AlertDelivery({ saved }: { saved: Wanted }) {
  const styles = useStyles();
  const { toast, hotelTimeZone } = useHost();
  const mayChange = useMay('settings:change');
  const delivery = useQuery(settingQueries.alertDelivery());
  const { mutate, isPending } = useSaveSetting();
  const choose = (value: Wanted): void =>
    mutate(
      { key: 'alertDelivery', value },
      {
        onSuccess: () => toast({ title: 'Success', body: 'The alerts to be sent are saved' }),
        onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
      },
    );
  return (
    <>
      <Field label="Alerts to be sent" className={styles.choice}>
        <Select
          value={saved}
          disabled={!mayChange || isPending}
          onChange={(_, { value }) => choose(settingSchemas.alertDelivery.parse(value))}
        >
          {settingSchemas.alertDelivery.options.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Answer query={delivery} what="the newest message">
        {(state) => (
          <Text className={styles.quiet}>
            {state.host
              ? `They go to ${state.host}. ${newestOf(state, hotelTimeZone)}`
              : 'No address is set, so alerts are shown in the console only. ALERT_WEBHOOK_URL in the environment names one.'}
          </Text>
        )}
      </Answer>
    </>
  );
}
