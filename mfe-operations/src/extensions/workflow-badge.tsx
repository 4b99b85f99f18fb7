import type { ExtensionRequest } from '@booking/contracts/extensions';
import { labelOf } from '@booking/contracts/labels';
import { StatusBadge } from '@booking/ui/kit';
import { workflows } from './extensions.words.ts';

/** Whether a guest asked before the hour of the checkout (S2 section 3). */
export const WorkflowBadge = ({ workflow }: { workflow: ExtensionRequest['requestedWorkflow'] }) => (
  <StatusBadge tone="info">{labelOf(workflows, workflow)}</StatusBadge>
);
