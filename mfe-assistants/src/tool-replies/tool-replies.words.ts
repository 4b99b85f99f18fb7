import type { ReplyShortfall } from '@booking/contracts/tool-replies';

/** What the page of tool replies says. */
export const words = {
  title: 'Tool Replies',
  subtitle: 'How this system replied to the tool calls of the assistants, by what Vapi asks for',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  totals: 'By tool, last 7 days',
  totalsWhat: 'the totals',
  noTotals: 'No tool was used in the last 7 days',
  noTotalsBody: 'Replies are graded as calls come in.',
  columns: { tool: 'Tool', replies: 'Replies', short: 'Fall short', median: 'Usual time', slow: '95% within' },
  list: 'Replies that fall short',
  what: 'the replies',
  none: 'No reply falls short',
  noneBody: 'Every reply had status 200, the id of its tool call, and one line that is short enough to be said.',
  call: 'Open call',
  took: (time: string): string => `Replied after ${time}`,
} as const;

/** Where a reply falls short, and what comes of it. */
export const shortfalls: Record<ReplyShortfall, string> = {
  status: 'Status other than 200: Vapi takes no answer from it',
  missing: 'No result for the tool call',
  wrong_id: 'The id is not that of the tool call',
  wrong_order: 'Results stand in another order than they were asked for',
  wrong_name: 'The name is not that of the tool',
  two_outcomes: 'Result and error at once',
  not_text: 'The result is no text',
  empty: 'The result is empty',
  several_lines: 'Several lines: Vapi takes one',
  too_late: '20 seconds or longer: Vapi waits no longer',
  slow: 'Slower than 2 seconds: the caller waits in silence',
  too_long: 'Longer than 1,000 characters: too long to be said in one turn',
  no_reply: 'No reply of ours is on record',
};
