import type { AssistantVersion, FieldDifference, PublishReport } from '@booking/contracts/publishing';
import type { PublishStep } from '@booking/contracts/publish-step';

export const done = (...steps: PublishStep['step'][]): PublishStep[] =>
  steps.map((step) => ({ step, ok: true, stderr: '' }));

const held = (voiceId: string) => ({
  updatedAt: '2026-11-10T17:59:00.000Z',
  tools: ['get_property_facts'],
  raw: { maxDurationSeconds: 900, voiceId },
});

export const reportOf = (given: Partial<PublishReport> = {}): PublishReport => ({
  success: true,
  toolCount: 2,
  details: {
    assistantName: 'Night line',
    toolNames: ['get_availability_and_rates', 'get_property_facts'],
    groupCount: 1,
    ruleCount: 3,
    modelConfig: 'openai gpt-4o',
    voiceConfig: 'vapi Elliot',
  },
  holds: 'Callers hear version 1.',
  version: 1,
  replaced: [],
  verification: {
    steps: done('save', 'compile', 'lint', 'golden calls', 'read', 'tools', 'push', 'read back', 'compare', 'record'),
    before: held('Before'),
    after: held('Elliot'),
    diff: { added: ['get_property_facts'], removed: [] },
    differences: [],
  },
  ...given,
});

export const versionOf = (given: Partial<AssistantVersion> = {}): AssistantVersion => ({
  version: 1,
  publishedAt: '2026-11-10T15:00:00.000Z',
  author: 'Max Manager',
  note: '',
  isLive: true,
  isVerified: true,
  changes: [],
  ...given,
});

/** Somebody chose another voice at Vapi. */
export const otherVoice: FieldDifference = { field: 'voiceId', expected: 'Elliot', found: 'Savannah' };
