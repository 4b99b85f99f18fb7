import { Badge, makeStyles, type BadgeProps } from '@fluentui/react-components';

const looks = {
  good: { appearance: 'tint', color: 'success' },
  info: { appearance: 'tint', color: 'brand' },
  warning: { appearance: 'tint', color: 'warning' },
  bad: { appearance: 'tint', color: 'danger' },
  alarm: { appearance: 'filled', color: 'danger' },
  neutral: { appearance: 'tint', color: 'subtle' },
} as const satisfies Record<string, BadgeProps>;

export type Tone = keyof typeof looks;

const useStyles = makeStyles({
  // as high as large text is, and seen where the system brings its own colors
  root: {
    height: 'auto',
    minHeight: '1.25rem',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' },
  },
});

type Props = { tone: Tone; shape?: BadgeProps['shape']; children: string };

/** A state in a word and a color; the word alone is enough to read it. */
export const StatusBadge = ({ tone, shape = 'rounded', children }: Props) => (
  <Badge {...looks[tone]} shape={shape} data-tone={tone} className={useStyles().root}>
    {children}
  </Badge>
);
