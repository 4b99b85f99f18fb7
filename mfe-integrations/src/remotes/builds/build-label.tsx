import type { ReactNode } from 'react';
import { makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  digest: {
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
});

type Props = { build: { version: string; digest: string }; children?: ReactNode };

/** A build by its version and digest, and beside it what it is at the moment. */
export function BuildLabel({ build: { version, digest }, children }: Props) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <Text weight="semibold">{version}</Text>
      <span className={styles.digest}>{digest}</span>
      {children}
    </span>
  );
}
