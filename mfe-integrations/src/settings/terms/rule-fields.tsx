import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import type { GuestTermsRule } from '@booking/contracts/guest-terms';
import { Field, Input, Select } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { feeOf, numberIn, shownNumber } from './rule-values.ts';
import { words } from './terms.words.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  legend: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
  input: { minWidth: 0 },
  remove: { justifySelf: 'start', alignSelf: 'end' },
});

type Props = {
  rule: GuestTermsRule;
  /** What is wrong at a part of it. */
  problemAt: (...path: string[]) => string | undefined;
  isFixed: boolean;
  onChange: (rule: GuestTermsRule) => void;
  onRemove: () => void;
};

/** How one rate plan, or all the others, can be canceled. */
export function RuleFields({ rule, problemAt, isFixed, onChange, onRemove }: Props) {
  const styles = useStyles();
  const { ratePlan, kind, daysBefore, time, fee } = rule;
  const change = (parts: Partial<GuestTermsRule>): void => onChange({ ...rule, ...parts });
  const problem = (...path: string[]) => {
    const message = problemAt(...path);
    return message ? ({ validationMessage: message, validationState: 'error' } as const) : {};
  };
  const input = { className: styles.input, autoComplete: 'off', readOnly: isFixed };
  const choice = <Value extends string>(choices: Record<Value, string>) =>
    (Object.entries(choices) as [Value, string][]).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{words.rule(ratePlan)}</legend>
      <Field label={words.ratePlan} hint={words.ratePlanHint} {...problem('ratePlan')}>
        <Input
          {...input}
          value={ratePlan}
          placeholder={words.allRates}
          onChange={(_, { value }) => change({ ratePlan: value })}
        />
      </Field>
      <Field label={words.kind}>
        <Select
          disabled={isFixed}
          value={kind}
          onChange={(_, { value }) => change({ kind: value as GuestTermsRule['kind'] })}
        >
          {choice(words.kinds)}
        </Select>
      </Field>
      {kind === 'free_until' && (
        <>
          <Field label={words.daysBefore} {...problem('daysBefore')}>
            <Input
              {...input}
              inputMode="numeric"
              value={shownNumber(daysBefore)}
              onChange={(_, { value }) => change({ daysBefore: numberIn(value) })}
            />
          </Field>
          <Field label={words.time} {...problem('time')}>
            <Input {...input} type="time" value={time} onChange={(_, { value }) => change({ time: value })} />
          </Field>
        </>
      )}
      {kind !== 'not_refundable' && (
        <Field label={kind === 'fee' ? words.fee : words.lateFee}>
          <Select disabled={isFixed} value={fee.per} onChange={(_, { value }) => change({ fee: feeOf(value) })}>
            {choice(words.fees)}
          </Select>
        </Field>
      )}
      {kind !== 'not_refundable' && fee.per !== 'all' && (
        <Field label={words[fee.per]} {...problem('fee', 'amount')}>
          <Input
            {...input}
            inputMode="numeric"
            value={shownNumber(fee.amount)}
            onChange={(_, { value }) => change({ fee: { ...fee, amount: numberIn(value) } })}
          />
        </Field>
      )}
      {!isFixed && (
        <Button
          className={styles.remove}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={words.remove(ratePlan)}
          onClick={onRemove}
        />
      )}
    </fieldset>
  );
}
