import { codeEndpoints } from '@booking/contracts/staff-codes';
import { webConversationEndpoints as conversation } from '@booking/contracts/web-conversations';

/** Every call of /ai. */
export const aiEndpoints = {
  assistants: conversation.assistants,
  startConversation: conversation.start,
  say: conversation.say,
  openVoice: conversation.voice,
  ...codeEndpoints,
};
