import type { SetupField } from '@booking/contracts/setup';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { Breakable } from '../../breakable.tsx';
import { words } from '../setup.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  name: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** A credential that the environment sets, which cannot be changed here. */
export function SetField({ field: { name, label, shown } }: { field: SetupField }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text>
        {label}: {shown ?? words.credentials.isSet}
      </Text>
      <span className={styles.name}>
        <Breakable>{name}</Breakable>
      </span>
      <Text size={200} className={styles.quiet}>
        {words.credentials.fromEnvironment}
      </Text>
    </div>
  );
}
