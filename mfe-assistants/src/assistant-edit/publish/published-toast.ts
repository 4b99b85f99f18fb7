import type { PublishReport } from '@booking/contracts/publishing';
import type { Toast } from '@booking/remote-kit/kit';
import { labelOf } from '../draft.ts';

type ShortReport = Omit<PublishReport, 'verification' | 'version'>;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * What was published, part by part, for 15 s (S1 section 8), and first what is different; or what Vapi has when it is not what was sent.
 * @param changed the fields that changed
 */
export function publishedToast(
  { success, toolCount, details, holds, replaced }: ShortReport,
  changed: readonly string[] = [],
): Toast {
  const { assistantName, toolNames, groupCount, ruleCount, modelConfig, voiceConfig } = details;
  if (!success) return { intent: 'error', title: 'Published with Warnings', body: holds, timeout: 15_000 };
  return {
    title: `Published ${assistantName} to Vapi!`,
    body: [
      ...(changed.length > 0 ? [`Changed: ${changed.map(labelOf).join(', ')}`] : []),
      `Tools (${toolCount}): ${toolNames.join(', ')}`,
      `Prompt: ${counted(groupCount, 'group')}, ${counted(ruleCount, 'rule')}`,
      `Model: ${modelConfig}`,
      `Voice: ${voiceConfig}`,
      ...(replaced.length > 0 ? [`Replaced in Vapi: ${replaced.map(({ field }) => labelOf(field)).join(', ')}`] : []),
    ].join('\n'),
    timeout: 15_000,
  };
}
