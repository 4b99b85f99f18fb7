import type { ToolReplyTotals } from '@booking/contracts/tool-replies';
import { Facts, StatusBadge, Text, useListClass } from '@booking/ui/kit';
import { spanOf } from './span-of.ts';
import { words } from './tool-replies.words.ts';

const { columns } = words;

/** How the replies of each tool did. */
export function ReplyTotals({ tools }: { tools: readonly ToolReplyTotals[] }) {
  const listClass = useListClass('L');
  return (
    <ul aria-label={words.totals} className={listClass}>
      {tools.map(({ tool, replies, short, medianMs, slowMs }) => (
        <li key={tool}>
          <Text as="h3" weight="semibold">
            {tool}
          </Text>
          <Facts
            facts={[
              [columns.replies, `${replies}`],
              [columns.short, short > 0 ? <StatusBadge tone="warning">{`${short}`}</StatusBadge> : '0'],
              [columns.median, spanOf(medianMs)],
              [columns.slow, spanOf(slowMs)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
