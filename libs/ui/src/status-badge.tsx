import { Badge } from '@fluentui/react-components';

export type Tone = 'good' | 'info' | 'warning' | 'bad' | 'neutral';

const colors = { good: 'success', info: 'brand', warning: 'warning', bad: 'danger', neutral: 'subtle' } as const;

/** A state in a word and a colour; the word alone is enough to read it. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => (
  <Badge appearance="tint" shape="rounded" color={colors[tone]} data-tone={tone}>
    {children}
  </Badge>
);
