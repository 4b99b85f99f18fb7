import { useId } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: tokens.spacingHorizontalS },
  ring: {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '2rem',
    height: '2rem',
    border: `${tokens.strokeWidthThicker} solid ${tokens.colorBrandStroke2Contrast}`,
    borderTopColor: tokens.colorBrandStroke1,
    borderRadius: tokens.borderRadiusCircular,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '3s' },
    '@media (forced-colors: active)': { borderTopColor: 'Highlight' },
  },
  label: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A ring that turns while something is on its way, and what that is. */
export function Ring({ label }: { label: string }) {
  const styles = useStyles();
  const words = useId();
  return (
    <div role="progressbar" aria-labelledby={words} className={styles.root}>
      <span className={styles.ring} />
      <span id={words} className={styles.label}>
        {label}
      </span>
    </div>
  );
}
