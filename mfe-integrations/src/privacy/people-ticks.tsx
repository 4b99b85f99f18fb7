import type { GuestFound } from '@booking/contracts/privacy-desk';
import { Checkbox } from '@booking/ui/form';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './privacy.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, minWidth: 0, border: 'none' },
  legend: { fontWeight: tokens.fontWeightSemibold },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

type Props = {
  people: readonly GuestFound[];
  ticked: readonly string[];
  onTick: (names: string[]) => void;
  problem: string | undefined;
};

const says = words.people;

/** People who used the same number, a tick for each who is meant. */
export function PeopleTicks({ people, ticked, onTick, problem }: Props) {
  const styles = useStyles();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{says.legend}</legend>
      {people.map(({ name, reservations, records }) => (
        <Checkbox
          key={name}
          label={`${name} (${says.reservations(reservations)}, ${says.records(records)})`}
          checked={ticked.includes(name)}
          onChange={(_, { checked }) => onTick(checked ? [...ticked, name] : ticked.filter((other) => other !== name))}
        />
      ))}
      {problem && (
        <Text role="alert" className={styles.problem}>
          {problem}
        </Text>
      )}
      <Text size={200}>{says.shared}</Text>
    </fieldset>
  );
}
