import type { IsOdd } from './deliver-twice.ts';

/** Tools that do something: a caller who is cut off then leaves it half way. */
const DOES_SOMETHING = /^(send|create|extend|cancel)_/;

/** Whether a caller is gone before this tool has answered. */
export const isCutOffIn = (isOdd: IsOdd, tool: string): boolean =>
  isOdd('cut_off_mid_tool') && DOES_SOMETHING.test(tool);
