import { ToolAudience, toolOf } from '@booking/contracts/tools';
import type { PlatformAssistant, PlatformTool } from '../../../providers/voice-platform.port.ts';

/** Whose assistant it is, judged by the tools it has: the audience that knows most of them; the guests' without any. */
export function audienceOf(assistant: PlatformAssistant, tools: readonly PlatformTool[]): ToolAudience {
  const names = tools.filter(({ id }) => assistant.toolIds.includes(id)).map(({ name }) => name);
  const known = (audience: ToolAudience): number =>
    [...names, ...assistant.inlineTools].filter((name) => toolOf(audience, name)).length;
  return ToolAudience.options.reduce((best, each) => (known(each) > known(best) ? each : best));
}
