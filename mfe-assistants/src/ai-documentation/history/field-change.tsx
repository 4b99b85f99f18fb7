import { makeStyles, Text, tokens } from '@booking/ui/kit';
import type { ChangedField } from './changed-fields.ts';
import { textChange } from './text-change.ts';

const useStyles = makeStyles({
  words: { whiteSpace: 'pre-line' },
  label: { color: tokens.colorNeutralForeground3 },
  removed: { color: tokens.colorStatusDangerForeground3, textDecorationLine: 'line-through' },
  added: { color: tokens.colorStatusSuccessForeground1, textDecorationLine: 'underline' },
});

/** How much of what stayed the same is shown around a change. */
const around = 60;
const endOf = (text: string): string => (text.length > around ? `…${text.slice(-around)}` : text);
const startOf = (text: string): string => (text.length > around ? `${text.slice(0, around)}…` : text);

/** What went and what came, in its surroundings. */
export function FieldChange({ field: { label, before, after } }: { field: ChangedField }) {
  const styles = useStyles();
  const { lead, removed, added, tail } = textChange(before, after);
  return (
    <Text className={styles.words}>
      <span className={styles.label}>{label}: </span>
      {endOf(lead)}
      {removed && <del className={styles.removed}>{removed}</del>}
      {removed && added && ' '}
      {added && <ins className={styles.added}>{added}</ins>}
      {startOf(tail)}
    </Text>
  );
}
