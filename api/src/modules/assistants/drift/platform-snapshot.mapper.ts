import type { PublishReport } from '@booking/contracts/publishing';
import type { PlatformAssistant, PlatformTool } from '../../../providers/voice-platform.port.ts';

/** What the platform holds of an assistant, with every tool of its account. */
export type PlatformSnapshot = { assistant: PlatformAssistant; tools: readonly PlatformTool[] };

/** Those of the account's tools that an assistant has. */
export const storedTools = ({ assistant, tools }: PlatformSnapshot): PlatformTool[] =>
  tools.filter(({ id }) => assistant.toolIds.includes(id));

/** The names of our tools that an assistant has, for any audience, without tools that are gone from the account. */
export const ownTools = (held: PlatformSnapshot): string[] =>
  storedTools(held).flatMap(({ name, audience }) => (audience === null ? [] : name));

/** The names of its tools that are not of this console. */
export const foreignTools = (held: PlatformSnapshot): string[] => [
  ...storedTools(held).flatMap(({ name, audience }) => (audience === null ? name : [])),
  ...held.assistant.inlineTools,
];

/** What a report shows of it. */
export const toReportedSnapshot = (held: PlatformSnapshot): PublishReport['verification']['before'] => ({
  updatedAt: held.assistant.updatedAt,
  tools: [...ownTools(held), ...foreignTools(held)],
  raw: held.assistant.raw,
});
