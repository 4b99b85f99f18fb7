import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  block: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '50%': { backgroundColor: tokens.colorNeutralStencil2 } },
    animationDuration: '3s',
    animationTimingFunction: 'ease-in-out',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

type Props = { label: string; height: string; count?: number; className?: string };

/** Stands in for what is on its way, as high as it will be, so that nothing below moves. */
export function Waiting({ label, height, count = 1, className }: Props) {
  const styles = useStyles();
  return (
    <div role="progressbar" aria-busy aria-label={label} className={mergeClasses(className)}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.block} style={{ height }} />
      ))}
    </div>
  );
}
