import { webChat, type CallLog } from '@booking/contracts/calls';
import { StatusBadge } from '@booking/ui/kit';

/** Whether it was typed on the website, and not spoken. */
export const isChat = ({ kind }: Pick<CallLog, 'kind'>): boolean => kind === webChat;

/** What it is called in a sentence. */
export const kindName = (call: Pick<CallLog, 'kind'>): string => (isChat(call) ? 'web chat' : 'call');

/** Marks what is no call among the calls. */
export function ChatBadge({ call }: { call: Pick<CallLog, 'kind'> }) {
  return isChat(call) && <StatusBadge tone="neutral">Web chat</StatusBadge>;
}
