import { useRef } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { FormField, Input, Switch, useFieldArray } from '@booking/ui/form';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useEditorStyles } from '../../editor.styles.ts';
import type { GoldenForm } from './golden-form.ts';
import { newTurn } from './golden-values.ts';
import { TurnFields } from './turn-fields.tsx';

const useStyles = makeStyles({
  // the track stands in line with the fields above it
  active: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
  problem: { color: tokens.colorStatusDangerForeground3 },
});

type Props = { form: GoldenForm; assistantType: GoldenCall['assistantType'] };

export function GoldenFields({ form, assistantType }: Props) {
  const styles = useStyles();
  const { start } = useEditorStyles();
  const add = useRef<HTMLButtonElement>(null);
  const turns = useFieldArray({ control: form.control, name: 'turns' });
  const { turns: problem } = form.formState.errors;
  const remove = (at: number): void => {
    turns.remove(at);
    add.current?.focus();
  };
  return (
    <>
      <FormField form={form} name="name" label="Name" required>
        {(input) => <Input autoComplete="off" {...input} />}
      </FormField>
      {turns.fields.map(({ id }, at) => (
        <TurnFields key={id} form={form} at={at} assistantType={assistantType} onRemove={() => remove(at)} />
      ))}
      {turns.fields.length === 0 && problem && (
        <Text role="alert" className={styles.problem}>
          {problem.root?.message ?? problem.message}
        </Text>
      )}
      <Button
        ref={add}
        className={start}
        icon={<AddRegular />}
        onClick={() => turns.append(newTurn, { shouldFocus: false })}
      >
        Add Turn
      </Button>
      <FormField form={form} name="isActive" hint="Active calls run before every publish">
        {({ value, ...input }) => <Switch className={styles.active} label="Active" checked={value} {...input} />}
      </FormField>
    </>
  );
}
