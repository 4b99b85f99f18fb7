import type { ToolContext } from '../../providers/tool-runner.ts';

/** Does one tool's work and says what came of it, in one line to be spoken. @throws Refusal when it cannot */
export type ToolWork = (args: Record<string, unknown>, context: ToolContext) => Promise<string>;
