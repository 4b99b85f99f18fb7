import { useRef } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { FormField, Textarea, useFieldArray } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { useEditorStyles } from '../../editor.styles.ts';
import { ExpectationFields } from './expectation-fields.tsx';
import type { GoldenForm } from './golden-form.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
});

type Props = {
  form: GoldenForm;
  at: number;
  assistantType: GoldenCall['assistantType'];
  onRemove: () => void;
};

/** What the caller says, and what is to come of it. */
export function TurnFields({ form, at, assistantType, onRemove }: Props) {
  const styles = useStyles();
  const { row } = useEditorStyles();
  const add = useRef<HTMLButtonElement>(null);
  const number = at + 1;
  const expects = useFieldArray({ control: form.control, name: `turns.${at}.expects` });
  const remove = (place: number): void => {
    expects.remove(place);
    add.current?.focus();
  };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>Turn {number}</legend>
      <FormField form={form} name={`turns.${at}.says`} label="The caller says" required>
        {(input) => <Textarea resize="vertical" {...input} />}
      </FormField>
      {expects.fields.map(({ id }, place) => (
        <ExpectationFields
          key={id}
          form={form}
          name={`turns.${at}.expects.${place}`}
          number={place + 1}
          assistantType={assistantType}
          onRemove={() => remove(place)}
        />
      ))}
      <div className={row}>
        <Button
          ref={add}
          size="small"
          icon={<AddRegular />}
          aria-label={`Add expectation to turn ${number}`}
          onClick={() => expects.append({ kind: 'says', value: '' }, { shouldFocus: false })}
        >
          Add expectation
        </Button>
        <Button size="small" icon={<DeleteRegular />} aria-label={`Remove turn ${number}`} onClick={onRemove}>
          Remove Turn
        </Button>
      </div>
    </fieldset>
  );
}
