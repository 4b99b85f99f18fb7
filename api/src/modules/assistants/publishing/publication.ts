import type { WantedAssistant } from '../../../providers/voice-platform.ts';
import type { Content } from '../prompt/content.ts';

/** What goes live, word for word. */
export type Publication = Pick<Content, 'draft' | 'prompt' | 'toolNames' | 'documentation' | 'isRecorded'>;

export const wantedOf = ({ draft, prompt, isRecorded }: Publication): WantedAssistant => ({
  ...draft,
  prompt,
  isRecorded,
});
