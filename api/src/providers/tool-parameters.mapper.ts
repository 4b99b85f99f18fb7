import type { ToolDefinition } from '@booking/contracts/tools';
import type { VoiceTool } from '@booking/contracts/voice';
import { z } from 'zod';

/** The JSON schema of a tool's arguments, as language models are given it. */
export function parametersOf({ parameters }: ToolDefinition): VoiceTool['parameters'] {
  const { $schema: _, additionalProperties: __, ...schema } = z.toJSONSchema(parameters, { io: 'input' });
  return { required: [], properties: {}, ...schema, type: 'object' } as VoiceTool['parameters'];
}
