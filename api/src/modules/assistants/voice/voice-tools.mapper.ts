import { ToolAudience, toolCatalogue, toolPath, type ToolDefinition } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';
import { parametersOf } from '../../../providers/tool-parameters.mapper.ts';

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
    })),
  );
