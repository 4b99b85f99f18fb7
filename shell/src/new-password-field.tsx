import { useState } from 'react';
import { passwordHint } from '@booking/contracts/password-rule';
import { Button, Field, Input, makeStyles } from '@booking/ui/kit';

const useStyles = makeStyles({ input: { minWidth: 0 } });

type Props = { value: string; problem: string | undefined; onChange: (value: string) => void };

/** Where a password is chosen: its rule stands beside it, and it can be read by whoever types it. */
export function NewPasswordField({ value, problem, onChange }: Props) {
  const styles = useStyles();
  const [isShown, setShown] = useState(false);
  return (
    <Field label="New password" hint={passwordHint} validationMessage={problem}>
      <Input
        className={styles.input}
        name="new-password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        size="large"
        value={value}
        onChange={(_, { value: typed }) => onChange(typed)}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </Field>
  );
}
