import type { ReactNode } from 'react';
import { makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({ root: { color: tokens.colorNeutralForeground3 } });

/** There is nothing yet, and what will be there: in a line, where a panel of its own would push everything else away. */
export function EmptyLine({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Text className={styles.root}>
      <strong>{title}</strong> {children}
    </Text>
  );
}
