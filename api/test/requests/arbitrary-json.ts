import fc from 'fast-check';

type Json = Record<string, unknown>;

/** Names that mean something: in a message, or in JavaScript itself. */
const keys = fc.constantFrom(
  ...['message', 'type', 'call', 'id', 'status', 'timestamp', 'artifact', 'messages', 'toolCalls', 'toolCallList'],
  ...['toolWithToolCallList', 'toolCall', 'function', 'arguments', 'customer', 'number', 'costs', 'costBreakdown'],
  ...['cost', 'durationMs', 'startedAt', 'endedAt', 'role', 'time', 'endTime', 'duration', 'analysis', 'orgId'],
  ...['constructor', 'toString', 'valueOf', '__proto__', 'length'],
);

const leaves = fc.oneof(
  fc.constantFrom(
    'end-of-call-report',
    'status-update',
    'tool-calls',
    'conversation-update',
    'call',
    'ended',
    'user',
    'bot',
  ),
  fc.constantFrom('constructor', 'toString', '__proto__', '{"a":', 'NaN', '1e999', '\u0000', '\ud83d'),
  fc.jsonValue({ maxDepth: 1 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** JSON in which anything may stand anywhere, with names a message has. */
export const arbitraryJson = fc.letrec<{ any: unknown; object: Json }>((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, leaves, fc.array(tie('any'), { maxLength: 3 }), tie('object')),
  object: fc
    .array(fc.tuple(keys, tie('any')), { maxLength: 8 })
    // through text, so that a key such as __proto__ is a key and no prototype
    .map(
      (entries) =>
        JSON.parse(
          `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
        ) as Json,
    ),
})).object;

/** A message about a call, with anything else in it. */
export const arbitraryMessage = fc
  .tuple(
    fc.constantFrom('end-of-call-report', 'status-update', 'tool-calls', 'conversation-update', 'constructor', 'x'),
    arbitraryJson,
  )
  .map(([type, rest]) => ({ message: { ...rest, type, call: { ...(rest['call'] as Json), id: 'c1' } } }));
