import { server } from './server-rules.ts';
import { anything, boolean, isObject, listOf, number, object, objectBy, oneOf, text, type Rule } from './rule.ts';

const parameters: Rule = (value, name) => {
  if (!isObject(value)) return [`${name} must be an object`];
  return [
    ...(value.type === 'object' ? [] : [`${name}.type must be one of the following values: object`]),
    ...(isObject(value.properties) ? [] : [`${name}.properties must be an object`]),
  ];
};

const spoken = { content: text({ max: 1000 }), contents: anything, conditions: anything };
const closing = { ...spoken, role: oneOf(['assistant', 'system']), endCallAfterSpokenEnabled: boolean };

const message = objectBy(
  'type',
  {
    'request-start': object({ type: anything, ...spoken, blocking: boolean }),
    'request-response-delayed': object({ type: anything, ...spoken, timingMilliseconds: number(100, 120_000) }),
    'request-complete': object({ type: anything, ...closing }),
    'request-failed': object({ type: anything, ...closing }),
  },
  (_value, name) => [
    `${name}.type must be one of the following values: request-start, request-complete, request-failed, request-response-delayed`,
  ],
);

/** The fields a person may write on a function tool. */
export const functionToolFields: Readonly<Record<string, Rule>> = {
  type: text(),
  async: boolean,
  function: object(
    { name: text({ pattern: /^[a-zA-Z0-9_-]{1,64}$/ }), description: text(), strict: boolean, parameters },
    ['name'],
  ),
  server,
  messages: listOf(message),
  parameters: listOf(object({ key: text(), value: anything }, ['key', 'value'])),
  rejectionPlan: anything,
  variableExtractionPlan: anything,
};

/** A tool of a kind that is only stored here, never played: its inside is not checked. */
export const otherToolTypes = [
  'endCall',
  'transferCall',
  'dtmf',
  'voicemail',
  'apiRequest',
  'code',
  'query',
  'sms',
  'handoff',
  'mcp',
];

/** An inline tool of a model. */
export const inlineTool = objectBy('type', { function: object(functionToolFields, ['type']) }, anything);
