import type { FieldDifference, PublishReport } from '@booking/contracts/publishing';
import { toReportedSnapshot, type PlatformSnapshot } from '../drift/platform-snapshot.mapper.ts';
import type { Publication } from './publication.mapper.ts';
import type { PublishSteps } from './publish-steps.rule.ts';

type Outcome = {
  before: PlatformSnapshot;
  after: PlatformSnapshot | null;
  differences: FieldDifference[] | undefined;
  replaced: FieldDifference[];
  steps: PublishSteps;
  version: number | null;
  holds: string;
};

const pair = (provider: string | null, id: string | null): string => [provider, id].filter(Boolean).join(' ');

function detailsOf(
  { draft, toolNames, documentation }: Publication,
  { assistant }: PlatformSnapshot,
): PublishReport['details'] {
  return {
    assistantName: draft.name,
    toolNames,
    groupCount: new Set(documentation.map(({ category }) => category)).size,
    ruleCount: documentation.length,
    modelConfig: pair(draft.modelProvider ?? assistant.modelProvider, draft.modelName ?? assistant.modelName),
    voiceConfig: pair(draft.voiceProvider ?? assistant.voiceProvider, draft.voiceId ?? assistant.voiceId),
  };
}

/** What came of a publish. */
export function toPublishReport(
  what: Publication,
  { before, after, differences, replaced, steps, version, holds }: Outcome,
): PublishReport {
  const [old, now] = [toReportedSnapshot(before), after && toReportedSnapshot(after)];
  return {
    success: version !== null && differences?.length === 0,
    toolCount: what.toolNames.length,
    details: detailsOf(what, after ?? before),
    holds,
    version,
    replaced,
    verification: {
      steps: steps.done,
      before: old,
      after: now,
      diff: {
        added: now ? now.tools.filter((name) => !old.tools.includes(name)) : [],
        removed: now ? old.tools.filter((name) => !now.tools.includes(name)) : [],
      },
      differences: differences ?? [],
    },
  };
}
