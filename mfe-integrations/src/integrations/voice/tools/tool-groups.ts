import { labelOf } from '@booking/contracts/labels';
import { audienceNames } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';

/** Tools under the assistant that has them and their group, in the order in which they come. */
export function groupTools(tools: readonly VoiceTool[]): [group: string, tools: VoiceTool[]][] {
  const groups = Map.groupBy(tools, ({ audience, group }) => `${labelOf(audienceNames, audience)}: ${group}`);
  return [...groups];
}
