import { useEffect, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useHiddenTextClass } from '../layout/hidden-text-class.ts';

const saidForMs = 2000;

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS, minWidth: 0 },
  id: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

type Props = {
  value: string;
  /** What it is, as in "reservation number". */
  label: string;
};

/** An id that people copy. */
export function CopyableId({ value, label }: Props) {
  const styles = useStyles();
  const hiddenText = useHiddenTextClass();
  const [said, setSaid] = useState<'Copied' | 'Not copied'>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), saidForMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      setSaid('Not copied');
    }
  };
  return (
    <span className={styles.root}>
      <span className={styles.id}>{value}</span>
      <Button appearance="subtle" size="small" aria-label={`Copy ${label} ${value}`} onClick={() => void copy()}>
        {said ?? 'Copy'}
      </Button>
      <span role="status" className={hiddenText}>
        {said}
      </span>
    </span>
  );
}
