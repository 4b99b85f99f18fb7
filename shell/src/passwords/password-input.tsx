import { useState } from 'react';
import { Input, type InputProps } from '@booking/ui/form';
import { Button, makeStyles } from '@booking/ui/kit';

const useStyles = makeStyles({ input: { minWidth: 0 } });

type Props = Omit<InputProps, 'type' | 'contentAfter'> & {
  /** What the button is called; "Show" unless given, for it is not to be found by the label of the field. */
  revealLabels?: { show: string; hide: string };
};

/** Where a password is typed, which can be read by whoever types it. */
export function PasswordInput({ revealLabels, ...props }: Props) {
  const styles = useStyles();
  const [isShown, setShown] = useState(false);
  return (
    <Input
      size="large"
      {...props}
      className={styles.input}
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          aria-label={isShown ? revealLabels?.hide : revealLabels?.show}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
