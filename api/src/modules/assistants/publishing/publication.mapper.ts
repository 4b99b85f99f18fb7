import type { WantedAssistant } from '../../../providers/voice-platform.port.ts';
import type { Content } from '../prompt/publish-content.service.ts';

/** What goes live, word for word. */
export type Publication = Pick<Content, 'draft' | 'prompt' | 'toolNames' | 'documentation' | 'isRecorded'>;

export const wantedOf = ({ draft, prompt, isRecorded }: Publication): WantedAssistant => ({
  ...draft,
  prompt,
  isRecorded,
});
