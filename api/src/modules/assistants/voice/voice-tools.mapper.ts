import { ToolAudience, toolCatalogue, toolPath, type ToolDefinition } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';
import { parametersOf } from '../../../providers/tool-parameters.mapper.ts';

/** A test has no call: guests are known by the number among the arguments, employees by nothing. A code alone is sent without a call. */
function needsOf(audience: ToolAudience, name: string, { effect }: ToolDefinition): Pick<VoiceTool, 'needs'> {
  if (effect === 'reads' || name === 'send_verification_code') return {};
  return { needs: audience === 'staff' ? 'verified_call' : 'phone' };
}

/** Every tool of the catalogue, as it is called under `publicUrl`. */
export const voiceTools = (publicUrl: string): VoiceTool[] =>
  ToolAudience.options.flatMap((audience) =>
    Object.entries<ToolDefinition>(toolCatalogue[audience]).map(([name, tool]) => ({
      id: `${audience}.${name}`,
      name,
      audience,
      description: tool.description,
      group: tool.group,
      effect: tool.effect,
      serverUrl: `${publicUrl}${toolPath[audience]}/${name}`,
      parameters: parametersOf(tool),
      ...needsOf(audience, name, tool),
    })),
  );
