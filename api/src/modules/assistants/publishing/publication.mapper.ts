import type { WantedAssistant } from '../../../providers/voice-platform.port.ts';
import type { PublishContent } from '../prompt/publish-content.service.ts';

/** What goes live, word for word. */
export type Publication = Pick<PublishContent, 'draft' | 'prompt' | 'toolNames' | 'documentation' | 'isRecorded'>;

export const toWantedAssistant = ({ draft, prompt, isRecorded }: Publication): WantedAssistant => ({
  ...draft,
  prompt,
  isRecorded,
});
