import { useEffect, useRef, useState } from 'react';
import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useRestore } from './documentation.queries.ts';

const undoableMs = 10_000;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    // clear of the toast at the foot of the window
    scrollMarginBottom: '8rem',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});

/** Stands where an entry was deleted, for ten seconds and as long as the pointer or the keyboard is on it. */
export function UndoBar({ entry, onOver }: { entry: Documentation; onOver: () => void }) {
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { mutateAsync: restore, isPending } = useRestore(entry);
  const [isHeld, setHeld] = useState(false);
  const over = useRef(onOver);
  useEffect(() => void (over.current = onOver));
  useEffect(() => {
    undo.current?.focus({ preventScroll: true });
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (isHeld || isPending) return;
    const timer = setTimeout(() => over.current(), undoableMs);
    return () => clearTimeout(timer);
  }, [isHeld, isPending]);
  const bringBack = async (): Promise<void> => {
    await restore();
    // the button goes, the place stays
    undo.current?.closest('li')?.focus();
    onOver();
  };
  return (
    <div
      ref={bar}
      className={styles.root}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      // after a click the button has the focus too, without anybody being there
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <Text className={styles.words}>“{entry.title}” is deleted.</Text>
      <Button
        ref={undo}
        size="small"
        icon={<ArrowUndoRegular />}
        aria-label={`Undo: ${entry.title}`}
        disabledFocusable={isPending}
        onClick={() => void bringBack().catch(() => undefined)}
      >
        {isPending ? 'Undoing…' : 'Undo'}
      </Button>
    </div>
  );
}
