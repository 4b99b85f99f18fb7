// What the page /ai alone requests and checks.
export { codeEndpoints } from '@booking/contracts/staff-codes';
export { ConversationStart, webConversationEndpoints } from '@booking/contracts/web-conversations';
export { callApi } from '../call-api.ts';
export { sendMessage } from './chat/send-message.ts';
