import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { entryOr } from '@booking/contracts/labels';
import { useMay } from '@booking/remote-kit/kit';
import { Button, makeStyles, mergeClasses, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import { examples, words } from './ai-documentation.words.ts';
import { useMove } from './documentation.queries.ts';
import type { Asked } from './entry/entry-dialogs.tsx';
import { Entry } from './entry.tsx';
import { byPromptOrder, reordered } from './prompt-order.ts';
import { UndoBar } from './undo-bar.tsx';

const useStyles = makeStyles({
  row: {
    padding: `${tokens.spacingVerticalL} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none', paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  linked: {
    // clear of the header, which stays
    scrollMarginTop: '5rem',
    paddingLeft: tokens.spacingHorizontalM,
    borderLeft: `${tokens.strokeWidthThickest} solid ${tokens.colorBrandStroke1}`,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  aside: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  start: { alignSelf: 'flex-start' },
});

const bringIntoView = (row: HTMLLIElement | null): void => {
  row?.scrollIntoView({ block: 'start' });
  row?.focus({ preventScroll: true });
};

type Props = {
  category: Documentation['category'];
  /** In the order of the prompt. */
  entries: readonly Documentation[];
  /** Deleted a moment ago, so that it can be undone where they stood. */
  removed: readonly Documentation[];
  /** The entry that a link led to. */
  linkedId: number | undefined;
  /** Some entries are left out, so that none can be moved among them. */
  isFiltered: boolean;
  onAsk: (asked: Asked) => void;
  onUndoOver: (entry: Documentation) => void;
};

export function CategoryCard({ category, entries, removed, linkedId, isFiltered, onAsk, onUndoOver }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  const mayChange = useMay('documentation:change');
  const move = useMove();
  const example = entryOr<string, { title: string; content: string } | undefined>(examples, category, undefined);
  const kept = entries.filter(({ id }) => !removed.some((entry) => entry.id === id));
  const active = kept.filter(({ isActive }) => isActive === 1).length;
  const add = (start: { title: string; content: string; isActive: 0 } | undefined = undefined): void =>
    onAsk({ what: 'add', start: { category, ...start } });
  const aside = (
    <span className={styles.aside}>
      {kept.length > 0 && (
        <Text size={200} className={styles.quiet}>
          {words.active(active, kept.length)}
        </Text>
      )}
      {mayChange && (
        <Button size="small" icon={<AddRegular />} aria-label={words.addTo(category)} onClick={() => add()}>
          {words.addShort}
        </Button>
      )}
    </span>
  );
  const moveTo = (from: number, to: number): void => {
    if (!move.isPending && to >= 0 && to < kept.length) move.mutate(reordered(kept, from, to));
  };
  const rows = [...kept, ...removed].toSorted(byPromptOrder);
  return (
    <Panel title={category} aside={aside}>
      {rows.length === 0 ? (
        <>
          <Text className={styles.quiet}>{words.empty}</Text>
          {mayChange && example && (
            <Button size="small" className={styles.start} onClick={() => add({ ...example, isActive: 0 })}>
              {words.example(example.title)}
            </Button>
          )}
        </>
      ) : (
        <ul className={listClass}>
          {rows.map((entry) => {
            const place = kept.indexOf(entry);
            const isLinked = entry.id === linkedId;
            return (
              <li
                key={entry.id}
                ref={isLinked ? bringIntoView : undefined}
                tabIndex={-1}
                aria-current={isLinked || undefined}
                className={mergeClasses(styles.row, isLinked && styles.linked)}
              >
                {place < 0 ? (
                  <UndoBar entry={entry} onOver={() => onUndoOver(entry)} />
                ) : (
                  <Entry
                    entry={entry}
                    isFirst={place === 0}
                    isLast={place === kept.length - 1}
                    isMoving={move.isPending || isFiltered}
                    onMove={(by) => moveTo(place, place + by)}
                    onAsk={(what) => onAsk({ what, entry })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
