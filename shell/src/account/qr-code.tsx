import { encode } from 'uqr';
import { makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { width: '12rem', height: '12rem', borderRadius: tokens.borderRadiusMedium, shapeRendering: 'crispEdges' },
});

/** A text as a picture for the camera of a phone: dark on light whatever the theme, for not every camera reads the other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles();
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.root}>
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={dark.join('')} />
    </svg>
  );
}
