import type { AnswerOf } from '@booking/contracts/endpoint';
import { ask } from '../ask.ts';
import type { Given } from '../contract.ts';
import { usePost } from '../use-post.ts';
import type { aiEndpoints } from './endpoints.ts';
import { told } from './told.ts';

export type Conversation = AnswerOf<typeof aiEndpoints.startConversation>;

/** Begins to talk. */
export const useStart = (onStarted: (conversation: Conversation) => void) =>
  usePost({
    send: async (body: Given<'startConversation'>['body']) => onStarted(await ask('startConversation', { body })),
    failed: told('Failed to start the chat', 'Error starting the chat'),
  });

/** Has a code texted to the phone of an employee. */
export const useSendCode = () =>
  usePost({
    send: (phone: string) => ask('sendCode', { body: { phone } }),
    done: { title: 'Verification code sent to your phone' },
    failed: told('Failed to send verification code', 'Error sending verification code'),
  });

/** Shows that the phone is at hand. */
export const useVerify = () =>
  usePost({
    send: (code: string) => ask('verifyCode', { body: { code } }),
    failed: told('Invalid verification code', 'Error verifying code'),
  });
