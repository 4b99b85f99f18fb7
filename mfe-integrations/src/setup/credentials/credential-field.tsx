import type { SetupField } from '@booking/contracts/setup';
import { FormField, Input, type FormOf } from '@booking/ui/form';
import { Button, makeStyles, tokens } from '@booking/ui/kit';
import { words } from '../setup.words.ts';
import type { Values } from './credential-values.ts';

const says = words.credentials;

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
  field: { flex: '1 1 16rem', minWidth: 0 },
});

const hintOf = ({ source, isRequired }: SetupField): string | undefined => {
  if (source !== null) return says.entered;
  return isRequired ? undefined : says.optional;
};

type Props = { form: FormOf<Values, Values, void>; field: SetupField; onRemove: () => void };

/** One credential, typed. One that is kept can be removed. */
export function CredentialField({ form, field, onRemove }: Props) {
  const styles = useStyles();
  const { name, label, isSecret, isRequired, source } = field;
  const hint = hintOf(field);
  return (
    <div className={styles.root}>
      <FormField
        form={form}
        name={name}
        className={styles.field}
        label={label}
        required={isRequired && source === null}
        {...(hint && { hint })}
      >
        {(input) => <Input type={isSecret ? 'password' : 'text'} autoComplete="off" spellCheck={false} {...input} />}
      </FormField>
      {source !== null && (
        <Button aria-label={says.removeOf(label)} onClick={onRemove}>
          {says.remove}
        </Button>
      )}
    </div>
  );
}
