import { screen, within } from '@testing-library/react';
import { SetupStepId, setupEndpoints, type Setup, type SetupField, type SetupStep } from '@booking/contracts/setup';
import { answering, renderScreen, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { Screen } from './setup.screen.tsx';

export const checkedAt = '2026-11-10T17:58:00.000Z';

export const step = (id: SetupStepId, given: Partial<SetupStep> = {}): SetupStep => ({
  id,
  status: 'missing',
  found: null,
  whatToDo: null,
  checks: [],
  fields: [],
  addresses: [],
  canSetUpCallbacks: false,
  canProveCallbacks: false,
  lastCallbackAt: null,
  checkedAt,
  ...given,
});

export const secretKey: SetupField = {
  name: 'STRIPE_TEST_SECRET_KEY',
  label: 'Secret key',
  isSecret: true,
  isRequired: true,
  source: null,
  shown: null,
  updatedAt: null,
};

export const accountName: SetupField = {
  ...secretKey,
  name: 'STRIPE_TEST_ACCOUNT',
  label: 'Account number',
  isSecret: false,
  isRequired: false,
};

/** All steps of a mode, the given ones in place of those that are still to do. */
export const setup = (given: SetupStep[] = [], mode: Setup['mode'] = 'test'): Setup => ({
  mode,
  steps: SetupStepId.options.map((id) => given.find((one) => one.id === id) ?? step(id)),
});

export const reading = (given: SetupStep[] = []): Answering =>
  answering(setupEndpoints.read, ({ query }) => setup(given, query.mode ?? 'test'));

/** @param answers what is answered besides the steps, and before them */
export const openSetup = (given: SetupStep[], answers: Answering[] = [], at = '/setup'): Mounted =>
  renderScreen(Screen, { path: '/setup', at, answers: [...answers, reading(given)] });

export const head = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
export const isOpen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true';
export const list = (name: string) => within(screen.getByRole('list', { name }));
export const sentTo = (calls: Mounted['calls'], endpoint: (typeof calls)[number]['endpoint']): unknown[] =>
  calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input.body);
