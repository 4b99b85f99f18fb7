import type { AlertDelivery } from '@booking/contracts/alert-delivery';
import { settingSchemas } from '@booking/contracts/settings';
import { timeInWords } from '@booking/hotel/date-in-words';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { FormField, Select } from '@booking/ui/form';
import { Answer, makeStyles, Panel } from '@booking/ui/kit';
import { NumberField } from '../fields/number-field.tsx';
import { Purpose } from '../fields/part.tsx';
import { settingQueries } from '../settings.queries.ts';
import { words } from '../settings.words.ts';
import { EmailDelivery } from './email-delivery.tsx';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './with-settings.tsx';

const useStyles = makeStyles({ choice: { maxWidth: '20rem' } });

const keys = ['alertDelivery', 'dailyTextLimit'] as const;
const { delivery } = words;

/** How the newest message got there. */
function newestOf({ newest }: AlertDelivery, zone: string): string {
  if (!newest) return delivery.nothing;
  if (newest.error) return delivery.failed(newest.title, newest.error);
  return newest.sentAt
    ? delivery.sent(newest.title, timeInWords(new Date(newest.sentAt), zone, new Date()))
    : delivery.sending(newest.title);
}

function Delivery() {
  const { hotelTimeZone } = useHost();
  const query = useQuery(settingQueries.alertDelivery());
  return (
    <Answer query={query} what="the newest message">
      {(state) => (
        <Purpose>
          {state.host ? `${delivery.to(state.host)} ${newestOf(state, hotelTimeZone)}` : delivery.notSet}
        </Purpose>
      )}
    </Answer>
  );
}

/** Which alerts are sent besides the console. Where they go is set on the server: nobody else may make it post somewhere. */
export function AlertsSection() {
  const styles = useStyles();
  return (
    <WithSettings title={words.alerts}>
      {(entries) => (
        <SectionForm title={words.sections.alerts} keys={keys} entries={entries}>
          {(form, isFixed) => (
            <>
            <Panel title={words.alerts}>
              <Purpose>{words.alertsPurpose}</Purpose>
              <FormField form={form} name="alertDelivery" label={words.labels.alertDelivery} className={styles.choice}>
                {(input) => (
                  <Select disabled={isFixed} {...input}>
                    {settingSchemas.alertDelivery.options.map((each) => (
                      <option key={each} value={each}>
                        {words.alertChoices[each]}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <Delivery />
              <NumberField form={form} name="dailyTextLimit" isFixed={isFixed} />
            </Panel>
            <EmailDelivery />
            </>
          )}
        </SectionForm>
      )}
    </WithSettings>
  );
}
