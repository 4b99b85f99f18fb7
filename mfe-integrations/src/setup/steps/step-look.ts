import { entryOr, labelOf, type Unlisted } from '@booking/contracts/labels';
import type { SetupStatus, SetupStep } from '@booking/contracts/setup';
import type { Tone } from '@booking/ui/kit';
import { words } from '../setup.words.ts';

const tones: Record<SetupStatus, Tone> = { done: 'good', missing: 'info', wrong: 'bad', waiting: 'neutral' };

export const toneOf = (status: SetupStatus | Unlisted): Tone => entryOr(tones, status, 'neutral');

export const titleOf = (id: SetupStep['id']): string => labelOf(words.steps, id);

/** The id of the button that opens a step. */
export const headId = (id: string): string => `setup-${id}`;

/** Where somebody goes on: the first step that is not done. */
export const firstOpenStep = (steps: readonly SetupStep[]): string | undefined =>
  steps.find(({ status }) => status !== 'done')?.id;

/** The step after one, for whoever is done with that. */
export const stepAfter = (steps: readonly SetupStep[], id: string): SetupStep | undefined =>
  steps[steps.findIndex((step) => step.id === id) + 1];
