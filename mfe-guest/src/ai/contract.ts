import { ConversationStart } from '@booking/contracts/web-conversations';
import { aiEndpoints } from './endpoints.ts';

export { aiEndpoints };
export { say } from './say.ts';

/** What the forms of /ai may hold. */
export const aiForms = {
  conversation: ConversationStart,
  code: aiEndpoints.verifyCode.body,
  message: aiEndpoints.say.body,
};
