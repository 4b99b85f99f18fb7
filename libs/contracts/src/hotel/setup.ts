import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { Mode } from './mode.ts';

/** The way from nothing to the first real call, in the order in which it is gone. */
export const SetupStepId = z.enum([
  'hotel',
  'cloudbeds',
  'stripe',
  'twilio',
  'vapi',
  'texts',
  'assistants',
  'staff',
  'test_call',
  'go_live',
]);
export type SetupStepId = z.infer<typeof SetupStepId>;

/** Steps with credentials of an outside service. */
export const SetupProvider = z.enum(['cloudbeds', 'stripe', 'twilio', 'vapi']);
export type SetupProvider = z.infer<typeof SetupProvider>;

/** Missing: not given yet. Wrong: given, and refused. Waiting: nothing to enter, something has to happen first. */
export const SetupStatus = z.enum(['done', 'missing', 'wrong', 'waiting']);
export type SetupStatus = z.infer<typeof SetupStatus>;

const SetupCheck = z.object({
  id: z.string(),
  label: z.string(),
  status: openEnum(SetupStatus),
  found: orNull(z.string()),
  whatToDo: orNull(z.string()),
});
export type SetupCheck = z.infer<typeof SetupCheck>;

const SetupField = z.object({
  name: z.string().check(z.describe('As the environment calls it, with its mode')),
  label: z.string(),
  isSecret: z.boolean(),
  isRequired: z.boolean(),
  source: orNull(openEnum(z.enum(['environment', 'entered']))).check(z.describe('The environment wins')),
  shown: orNull(z.string()).check(z.describe('The value where it is no secret; a secret is never returned')),
  updatedAt: orNull(z.iso.datetime()),
});
export type SetupField = z.infer<typeof SetupField>;

const SetupAddress = z.object({
  label: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  whereToPaste: z.string(),
});
export type SetupAddress = z.infer<typeof SetupAddress>;

export const SetupStep = z
  .object({
    id: openEnum(SetupStepId),
    status: openEnum(SetupStatus),
    found: orNull(z.string()),
    whatToDo: orNull(z.string()),
    checks: z.array(SetupCheck),
    fields: z.array(SetupField),
    addresses: z.array(SetupAddress),
    canSetUpCallbacks: z.boolean(),
    canProveCallbacks: z.boolean().check(z.describe('Whether the service can be made to send one now')),
    lastCallbackAt: orNull(z.iso.datetime()),
    checkedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'SetupStep' });
export type SetupStep = z.infer<typeof SetupStep>;

export const Setup = z
  .object({ mode: Mode, steps: z.array(SetupStep) })
  .register(z.globalRegistry, { id: 'Setup' });
export type Setup = z.infer<typeof Setup>;

const Missing = z.object({ step: openEnum(SetupStepId), found: orNull(z.string()), whatToDo: z.string() });

export const GoLive = z
  .object({
    isReady: z.boolean(),
    isRehearsal: z.boolean(),
    mode: Mode.check(z.describe('Which the hotel is in now')),
    missing: z.array(Missing),
  })
  .register(z.globalRegistry, { id: 'GoLive' });
export type GoLive = z.infer<typeof GoLive>;

const ofProvider = z.object({ mode: Mode, step: SetupProvider });

export const setupEndpoints = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/setup',
    summary: 'Every step of a mode, checked against the services by calls that change nothing, at most once per 15 s',
    access: 'setup:manage',
    query: z.object({ mode: z.optional(Mode).check(z.describe('The current one unless said')) }),
    answer: Setup,
  },
  check: {
    method: 'POST',
    path: '/api/admin/setup/check',
    summary: 'Checks one step anew, by calls that change nothing',
    access: 'setup:manage',
    audit: 'nothing',
    body: z.object({ mode: Mode, step: SetupStepId }),
    answer: SetupStep,
  },
  saveCredentials: {
    method: 'PUT',
    path: '/api/admin/setup/credentials',
    summary: 'Keeps credentials sealed once the service took them; an empty one is removed',
    access: 'setup:manage',
    audit: 'setup.credentials',
    stepUp: 'any-factor',
    body: z.extend(ofProvider, {
      values: z.record(z.string().check(z.maxLength(60)), z.string().check(z.trim(), z.maxLength(500))),
    }),
    answer: SetupStep,
  },
  setUpCallbacks: {
    method: 'POST',
    path: '/api/admin/setup/callbacks',
    summary: 'Tells the service our address and the events we need',
    access: 'setup:manage',
    audit: 'setup.callbacks',
    stepUp: 'any-factor',
    body: ofProvider,
    answer: SetupStep,
  },
  proveCallbacks: {
    method: 'POST',
    path: '/api/admin/setup/proof',
    summary: 'Makes the service send an event now, where it can; the step says when it arrived',
    access: 'setup:manage',
    audit: 'setup.proof',
    stepUp: 'any-factor',
    body: ofProvider,
    answer: SetupStep,
  },
  goLive: {
    method: 'POST',
    path: '/api/admin/setup/go-live',
    summary: 'Switches to live mode unless something is missing, which is listed; a rehearsal judges test mode and switches nothing',
    access: 'setup:manage',
    audit: 'setup.go-live',
    stepUp: 'any-factor',
    body: z.object({ isRehearsal: z.boolean() }),
    answer: GoLive,
  },
});
