import { labelOf } from '@booking/contracts/labels';
import type { Correction, Precheckin } from '@booking/contracts/precheckins';
import { Time, useMay } from '@booking/remote-kit/kit';
import { Button, Facts, makeStyles, Panel, StatusBadge, Text, tokens, useListClass, type Fact } from '@booking/ui/kit';
import { FactValue } from './corrected-fact.tsx';
import { factNames, words } from './precheckin.words.ts';
import { useMarkCorrected } from './precheckin.queries.ts';

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const { corrections: says } = words;

function CorrectionItem({ precheckin, correction }: { precheckin: Precheckin; correction: Correction }) {
  const styles = useStyles();
  const mayHandle = useMay('precheckins:handle');
  const { mutate, isPending } = useMarkCorrected(precheckin);
  const { id, fact, was, wanted, note, requestedAt, doneAt, doneBy } = correction;
  const facts: Fact[] = [
    [says.wanted, <FactValue fact={fact} value={wanted} />],
    ...(was ? [[says.was, <FactValue fact={fact} value={was} />] satisfies Fact] : []),
    ...(note ? [[says.note, note] satisfies Fact] : []),
    ...(doneBy ? [[says.doneBy, doneBy] satisfies Fact] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Text weight="semibold">{labelOf(factNames, fact)}</Text>
        <StatusBadge tone={doneAt ? 'good' : 'warning'}>{doneAt ? says.done : says.open}</StatusBadge>
        <Text size={200} className={styles.quiet}>
          <Time at={doneAt ?? requestedAt} />
        </Text>
      </div>
      <Facts facts={facts} />
      {!doneAt && mayHandle && (
        <Button
          aria-label={says.markOf(labelOf(factNames, fact))}
          disabledFocusable={isPending}
          onClick={({ currentTarget }) => {
            // the button goes, and whoever pressed it goes on reading the list
            const list = currentTarget.closest('ul');
            mutate(id, { onSuccess: () => list?.focus() });
          }}
        >
          {isPending ? says.marking : says.mark}
        </Button>
      )}
    </li>
  );
}

/** What the guest asked to have changed; nothing where nothing was. */
export function Corrections({ precheckin, className }: { precheckin: Precheckin; className?: string }) {
  const styles = useStyles();
  const listClass = useListClass('L');
  if (precheckin.corrections.length === 0) return null;
  return (
    <Panel
      title={says.title}
      {...(className && { className })}
      aside={
        precheckin.openCorrections > 0 && <StatusBadge tone="warning">{`${precheckin.openCorrections}`}</StatusBadge>
      }
    >
      <Text className={styles.quiet}>{says.purpose}</Text>
      <ul tabIndex={-1} aria-label={says.title} className={listClass}>
        {precheckin.corrections.map((correction) => (
          <CorrectionItem key={correction.id} precheckin={precheckin} correction={correction} />
        ))}
      </ul>
    </Panel>
  );
}
