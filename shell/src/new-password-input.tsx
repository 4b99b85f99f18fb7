import { useState } from 'react';
import { Input, type InputProps } from '@booking/ui/form';
import { Button, makeStyles } from '@booking/ui/kit';

const useStyles = makeStyles({ input: { minWidth: 0 } });

/** Where a password is chosen, which can be read by whoever types it. */
export function NewPasswordInput(props: InputProps) {
  const styles = useStyles();
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      className={styles.input}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      size="large"
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
  );
}
