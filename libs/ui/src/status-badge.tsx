import { Badge, type BadgeProps } from '@fluentui/react-components';

const looks = {
  good: { appearance: 'tint', color: 'success' },
  info: { appearance: 'tint', color: 'brand' },
  warning: { appearance: 'tint', color: 'warning' },
  bad: { appearance: 'tint', color: 'danger' },
  alarm: { appearance: 'filled', color: 'danger' },
  neutral: { appearance: 'tint', color: 'subtle' },
} as const satisfies Record<string, BadgeProps>;

export type Tone = keyof typeof looks;

type Props = { tone: Tone; shape?: BadgeProps['shape']; children: string };

/** A state in a word and a color; the word alone is enough to read it. */
export const StatusBadge = ({ tone, shape = 'rounded', children }: Props) => (
  <Badge {...looks[tone]} shape={shape} data-tone={tone}>
    {children}
  </Badge>
);
