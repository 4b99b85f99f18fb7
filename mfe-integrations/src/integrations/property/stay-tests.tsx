import { useState } from 'react';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { useHost } from '@booking/remote-kit/kit';
import { Field, Input } from '@booking/ui/form';
import { makeStyles, tokens } from '@booking/ui/kit';
import { TestButton } from '../results/test-button.tsx';
import { stayAhead } from '../stay-ahead.ts';
import { stayProblems, type StayForm } from './stay-problems.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    alignItems: 'start',
    '@media (min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const fields = [
  { name: 'startDate', label: 'Check-in date', type: 'date' },
  { name: 'endDate', label: 'Check-out date', type: 'date' },
  { name: 'adults', label: 'Adults', type: 'number', min: 1 },
  { name: 'children', label: 'Children', type: 'number', min: 0 },
] as const;

/** A stay to ask Cloudbeds for, and what can be asked. */
export function StayTests() {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const [stay, setStay] = useState<StayForm>(() => ({
    ...stayAhead(new Date(), hotelTimeZone),
    adults: '2',
    children: '0',
  }));
  const problems = stayProblems(stay);
  const isRefused = Object.keys(problems).length > 0;
  return (
    <>
      <div className={styles.fields}>
        {fields.map(({ name, label, ...input }) => (
          <Field key={name} label={label} validationMessage={problems[name]}>
            <Input {...input} value={stay[name]} onChange={(_, { value }) => setStay({ ...stay, [name]: value })} />
          </Field>
        ))}
      </div>
      <div className={styles.buttons}>
        <TestButton endpoint={integrationEndpoints.roomTypes}>Test Room Types</TestButton>
        <TestButton endpoint={integrationEndpoints.ratePlans} query={stay} disabled={isRefused}>
          Test Rate Plans
        </TestButton>
        <TestButton endpoint={integrationEndpoints.availability} query={stay} disabled={isRefused}>
          Test Availability
        </TestButton>
      </div>
    </>
  );
}
