import { verificationEndpoints as verification } from '@booking/contracts/staff-verification';
import { webConversationEndpoints as conversation } from '@booking/contracts/web-conversations';

/** Every call of /ai. */
export const aiEndpoints = {
  assistants: conversation.assistants,
  startConversation: conversation.start,
  say: conversation.say,
  openVoice: conversation.voice,
  sendCode: verification.sendCode,
  verifyCode: verification.verifyCode,
};
