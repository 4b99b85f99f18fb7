import type { Account, Resource } from './accounts.ts';
import type { Collection } from '../shared-kernel/collection.ts';
import { assistantFields } from './rules/assistant-rules.ts';
import { PHONE_NUMBER_PROVIDERS, phoneNumberFields, requiredPhoneNumberFields } from './rules/phone-number-rules.ts';
import { credentialFields } from './rules/credential-rules.ts';
import { findProblems, isObject } from './rules/rule.ts';
import { functionToolFields, otherToolTypes } from './rules/tool-rules.ts';

type Body = Record<string, unknown>;

/** One kind of thing that is created, read, changed and deleted over REST. */
export type ResourceKind = {
  path: string;
  name: string;
  of(account: Account): Collection<Resource>;
  /** What is wrong with a body, given the thing it would change, if any. */
  findProblems(body: Body, existing?: Resource): string[];
  /** What Vapi adds to a new one. */
  additions: (body: Body, account: Account) => Body;
  /** As it is answered, where that is not all of it. */
  shown?(resource: Resource): Resource;
};

export const assistantKind: ResourceKind = {
  path: '/assistant',
  name: 'assistant',
  of: (account) => account.assistants,
  findProblems: (body) => findProblems(body, assistantFields),
  additions: () => ({ isServerUrlSecretSet: false }),
};

export const toolKind: ResourceKind = {
  path: '/tool',
  name: 'tool',
  of: (account) => account.tools,
  findProblems: (body, existing) => {
    const type = existing?.type ?? body.type;
    if (existing && body.type !== undefined && body.type !== type) return ['type cannot be changed'];
    if (typeof type === 'string' && otherToolTypes.includes(type)) return [];
    if (type !== 'function') {
      return [`type must be one of the following values: ${['function', ...otherToolTypes].join(', ')}`];
    }
    return findProblems(body, functionToolFields, existing ? [] : ['type']);
  },
  additions: () => ({}),
};

/** A number that Vapi gives away; all of them are set aside for fiction. */
const freeNumber = ({ phoneNumbers, settings }: Account): string => {
  const given = phoneNumbers.newestFirst().length % 25;
  return `+17375550${(settings.name === 'test' ? 150 : 175) + given}`;
};

export const phoneNumberKind: ResourceKind = {
  path: '/phone-number',
  name: 'phone number',
  of: (account) => account.phoneNumbers,
  findProblems: (body, existing) => {
    const provider = body.provider ?? existing?.provider;
    if (typeof provider !== 'string' || !PHONE_NUMBER_PROVIDERS.includes(provider)) {
      return [`provider must be one of the following values: ${PHONE_NUMBER_PROVIDERS.join(', ')}`];
    }
    return findProblems(body, phoneNumberFields(provider), existing ? [] : requiredPhoneNumberFields(provider));
  },
  additions: ({ provider, sipUri }, account) => ({
    status: 'active',
    ...(provider === 'vapi' && sipUri === undefined && { number: freeNumber(account) }),
  }),
};

export const credentialKind: ResourceKind = {
  path: '/credential',
  name: 'credential',
  of: (account) => account.credentials,
  findProblems: (body, existing) =>
    findProblems(body, credentialFields, existing ? [] : ['provider', 'authenticationPlan']),
  additions: () => ({}),
  shown: (credential) => {
    const { authenticationPlan: plan, ...rest } = credential;
    if (!isObject(plan)) return credential;
    const { secretKey: _key, token: _token, clientSecret: _secret, ...open } = plan;
    return { ...rest, authenticationPlan: open };
  },
};
