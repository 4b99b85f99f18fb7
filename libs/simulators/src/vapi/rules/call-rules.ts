import { assistantFields, assistantOverrides } from './assistant-rules.ts';
import { anything, boolean, isObject, listOf, number, object, text, type Rule } from './rule.ts';

const E164 = /^\+[1-9]\d{6,14}$/;

const customerFields: Readonly<Record<string, Rule>> = {
  number: text(),
  numberE164CheckEnabled: boolean,
  name: text({ max: 40 }),
  email: text({ max: 40 }),
  externalId: text({ max: 40 }),
  extension: text({ max: 10 }),
  sipUri: text(),
  assistantOverrides,
  squadOverrides: anything,
};

const customer: Rule = (value, name) => {
  const problems = object(customerFields)(value, name);
  if (!isObject(value) || typeof value.number !== 'string' || value.numberE164CheckEnabled === false) return problems;
  return E164.test(value.number)
    ? problems
    : [...problems, `${name}.number must be a valid phone number in the E.164 format`];
};

const assistantChoice: Readonly<Record<string, Rule>> = {
  assistantId: text(),
  assistant: object(assistantFields),
  assistantOverrides,
  assistantVersion: anything,
  squad: anything,
  squadId: text(),
  squadOverrides: anything,
  workflow: anything,
  workflowId: text(),
  workflowOverrides: anything,
};

/** The body of `POST /call`. */
export const outboundCallFields: Readonly<Record<string, Rule>> = {
  ...assistantChoice,
  name: text({ max: 40 }),
  customer,
  customers: listOf(customer),
  customerId: text(),
  phoneNumberId: text(),
  phoneNumber: anything,
  schedulePlan: anything,
  transport: anything,
};

/** The body of `POST /chat`, as far as it is simulated. */
export const chatFields: Readonly<Record<string, Rule>> = {
  assistantId: text(),
  assistant: object(assistantFields),
  assistantOverrides,
  input: text(),
  name: text({ max: 40 }),
  previousChatId: text(),
  sessionId: text(),
  stream: boolean,
};

/** The body of `POST /session`, as far as it is simulated. */
export const sessionFields: Readonly<Record<string, Rule>> = {
  assistantId: text(),
  assistant: object(assistantFields),
  assistantOverrides,
  name: text({ max: 40 }),
  expirationSeconds: number(60, 2_592_000),
};

/** The body of `POST /call/web`: there is no customer in it. */
export const webCallFields: Readonly<Record<string, Rule>> = {
  ...assistantChoice,
  roomDeleteOnUserLeaveEnabled: boolean,
};
