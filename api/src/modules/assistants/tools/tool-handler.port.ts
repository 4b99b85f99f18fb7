import type { ToolDefinitions } from '@booking/contracts/tools';
import type { z } from 'zod';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';

/** Does one tool's work and says what came of it, in one line to be spoken. @throws Refusal when it cannot */
export type ToolHandler = (args: Record<string, unknown>, context: ToolContext) => Promise<string>;

/** Arguments of a tool as its catalogue has checked them. */
export type ArgumentsOf<Tools extends ToolDefinitions, Name extends keyof Tools> = z.output<Tools[Name]['parameters']>;
