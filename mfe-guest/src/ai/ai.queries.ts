import type { AnswerOf, CallOf } from '@booking/contracts/endpoint';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { unreadInWords } from '@booking/contracts/unread';
import type { webConversationEndpoints } from '@booking/contracts/web-conversations';
import { hasStatus, type RequestError } from '@booking/http/request-error';
import { queryOptions } from '@booking/remote-kit/kit';
import { loadAiApi } from './load-ai-api.ts';
import { useGuestMutation } from '../forms/use-guest-mutation.ts';
import { useWords } from '../language/use-words.ts';
import { failureMessage } from './chat/failure-message.ts';

export const assistantsQuery = queryOptions({
  queryKey: ['guest', 'assistants'],
  queryFn: async ({ meta }) => {
    const { callApi, webConversationEndpoints } = await loadAiApi();
    const answer = await callApi(webConversationEndpoints.assistants, {}, meta);
    // in words, which the server writes into the page as well
    return { ...answer, unread: unreadInWords(answer) };
  },
});

type Start = typeof webConversationEndpoints.start;
export type Conversation = AnswerOf<Start>;

export function useStartConversation() {
  const words = useWords();
  const { t, language } = words;
  return useGuestMutation({
    mutationFn: async (visitor: Omit<CallOf<Start>['body'], 'language'>) => {
      const { callApi, webConversationEndpoints } = await loadAiApi();
      return callApi(webConversationEndpoints.start, { body: { ...visitor, language } });
    },
    failed: failureMessage(words, t('ai.start.refused'), t('ai.start.broken')),
  });
}

/** Nobody else knows it, so the server gives copies of a request from this page the same cookie, also where the first answer was lost. */
let pageKey: string | undefined;

/** Has a code texted to the phone of an employee. */
export function useSendCode() {
  const words = useWords();
  const { t } = words;
  return useGuestMutation({
    mutationFn: async (phone: string) => {
      const { callApi, codeEndpoints } = await loadAiApi();
      pageKey ??= crypto.getRandomValues(new Uint32Array(4)).join();
      return callApi(codeEndpoints.sendCode, { body: { phone } }, { headers: { 'Idempotency-Key': pageKey } });
    },
    done: { title: t('ai.verify.codeSent') },
    failed: failureMessage(words, t('ai.verify.sendRefused'), t('ai.verify.sendBroken')),
  });
}

export function useVerifyCode() {
  const words = useWords();
  const { t } = words;
  return useGuestMutation({
    mutationFn: async (code: string) => {
      const { callApi, codeEndpoints } = await loadAiApi();
      return callApi(codeEndpoints.verifyCode, { body: { code } });
    },
    failed: failureMessage(words, t('ai.verify.refused'), t('ai.verify.broken')),
  });
}

/** The answer that sends a guest to the assistant first. */
const isUnproven = (error: unknown): boolean =>
  hasStatus(error, 409) && ((error as RequestError).result.body as { code?: string }).code === 'unproven';

/** Chooses a room that the assistant named. Its answer is the address to go on at; none when the assistant has to be asked first. */
export function useChooseRoom(token: string) {
  const { t } = useWords();
  return useGuestMutation({
    mutationFn: async ({ found, room }: { found: FreeRooms; room: OfferedRoom }): Promise<string | null> => {
      const { callApi, webConversationEndpoints } = await loadAiApi();
      const { rooms: _, ...stay } = found;
      const body = { stay, roomTypeId: room.roomTypeID, ratePlanId: room.ratePlanID || room.roomRateID };
      try {
        return (await callApi(webConversationEndpoints.chooseRoom, { params: { token }, body })).url;
      } catch (error) {
        if (isUnproven(error)) return null;
        throw error;
      }
    },
    failed: { title: t('ai.rooms.failed'), fallback: t('ai.rooms.failedWhy') },
  });
}

/** Opens a spoken conversation. */
export async function openVoice(token: string): Promise<AnswerOf<typeof webConversationEndpoints.voice>> {
  const { callApi, webConversationEndpoints } = await loadAiApi();
  return callApi(webConversationEndpoints.voice, { params: { token } });
}
