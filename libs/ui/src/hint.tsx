import { useEffect, useState, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

/** S1 section 9. */
const hintDelayMs = 700;

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  words: {
    position: 'absolute',
    top: `calc(100% + ${tokens.spacingVerticalXS})`,
    right: 0,
    zIndex: 1,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    boxShadow: tokens.shadow8,
    whiteSpace: 'nowrap',
  },
  above: { top: 'auto', bottom: `calc(100% + ${tokens.spacingVerticalXS})` },
  hidden: { display: 'none' },
});

/** A tooltip for a control whose name is not written on it: shows after 700 ms, goes with Escape. The control carries the name itself. */
export function Hint({ text, above = false, children }: { text: string; above?: boolean; children: ReactNode }) {
  const styles = useStyles();
  const [isOver, setOver] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setShown(true), hintDelayMs);
    const leave = (event: KeyboardEvent): void => void (event.key === 'Escape' && setOver(false));
    document.addEventListener('keydown', leave);
    return () => {
      clearTimeout(timer);
      setShown(false);
      document.removeEventListener('keydown', leave);
    };
  }, [isOver]);
  return (
    <span
      className={styles.root}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onPointerUp={() => setOver(false)}
      onFocus={() => setOver(true)}
      onBlur={() => setOver(false)}
    >
      {children}
      <span aria-hidden className={mergeClasses(styles.words, above && styles.above, !isShown && styles.hidden)}>
        {text}
      </span>
    </span>
  );
}
