import { FirstMessageMode } from '@booking/contracts/assistants';

/**
 * What is sent for a draft's first message mode; null leaves the platform's as it is. One that the console has no word for is
 * never left: an assistant that waits for the caller would not say that it is an AI and that the call may be recorded.
 * @param held the platform's own word
 */
export const sentMode = (mode: FirstMessageMode | null, held: string | null): FirstMessageMode | null =>
  mode ?? (held === null || FirstMessageMode.safeParse(held).success ? null : 'assistant-speaks-first');
