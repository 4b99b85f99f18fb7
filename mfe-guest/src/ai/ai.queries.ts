import type { AnswerOf, CallOf } from '@booking/contracts/endpoint';
import { unreadInWords } from '@booking/contracts/unread';
import type { webConversationEndpoints } from '@booking/contracts/web-conversations';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadApi } from '../load-api.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { failureMessage } from './chat/failure-message.ts';

export const assistantsQuery = queryOptions({
  queryKey: ['guest', 'assistants'],
  queryFn: async ({ meta }) => {
    const { callApi, webConversationEndpoints } = await loadApi();
    const answer = await callApi(webConversationEndpoints.assistants, {}, meta);
    // in words, which the server writes into the page as well
    return { ...answer, unread: unreadInWords(answer) };
  },
});

type Start = typeof webConversationEndpoints.start;
export type Conversation = AnswerOf<Start>;

export const useStartConversation = () =>
  useGuestMutation({
    mutationFn: async (body: CallOf<Start>['body']) => {
      const { callApi, webConversationEndpoints } = await loadApi();
      return callApi(webConversationEndpoints.start, { body });
    },
    failed: failureMessage('Failed to start the chat', 'Error starting the chat'),
  });

/** Nobody else knows it, so the server gives copies of a request from this page the same cookie, also where the first answer was lost. */
let pageKey: string | undefined;

/** Has a code texted to the phone of an employee. */
export const useSendCode = () =>
  useGuestMutation({
    mutationFn: async (phone: string) => {
      const { callApi, codeEndpoints } = await loadApi();
      pageKey ??= crypto.getRandomValues(new Uint32Array(4)).join();
      return callApi(codeEndpoints.sendCode, { body: { phone } }, { headers: { 'Idempotency-Key': pageKey } });
    },
    done: { title: 'Verification code sent to your phone' },
    failed: failureMessage('Failed to send verification code', 'Error sending verification code'),
  });

export const useVerifyCode = () =>
  useGuestMutation({
    mutationFn: async (code: string) => {
      const { callApi, codeEndpoints } = await loadApi();
      return callApi(codeEndpoints.verifyCode, { body: { code } });
    },
    failed: failureMessage('Invalid verification code', 'Error verifying code'),
  });

/** Opens a spoken conversation. */
export async function openVoice(token: string): Promise<AnswerOf<typeof webConversationEndpoints.voice>> {
  const { callApi, webConversationEndpoints } = await loadApi();
  return callApi(webConversationEndpoints.voice, { params: { token } });
}
