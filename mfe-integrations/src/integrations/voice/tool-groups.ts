import type { VoiceTool } from '@booking/contracts/voice';

export const audienceNames: Record<VoiceTool['audience'], string> = {
  guest: 'Guest',
  staff: 'Staff',
  customer_experience: 'Customer experience',
};

/** Tools under the assistant that has them and their group, in the order in which they come. */
export function groupTools(tools: readonly VoiceTool[]): [group: string, tools: VoiceTool[]][] {
  const groups = Map.groupBy(tools, ({ audience, group }) => `${audienceNames[audience]}: ${group}`);
  return [...groups];
}
