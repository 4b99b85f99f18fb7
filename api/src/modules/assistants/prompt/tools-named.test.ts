import { describe, expect, test } from '@jest/globals';
import { ToolAudience, toolCatalogue } from '@booking/contracts/tools';
import fc from 'fast-check';
import { missingTools } from './tools-named.rule.ts';

describe('a prompt for guests', () => {
  test.each([
    ['backticks', 'Then use `room_link_maker`.', 'room_link_maker'],
    ['a call', 'Then room_link_maker(phone).', 'room_link_maker'],
    ['our way of naming', 'Then send_room_link to them.', 'send_room_link'],
    ['the end of a sentence', 'Use send_room_link.', 'send_room_link'],
    ['a table', '| send_room_link | texts a link |', 'send_room_link'],
    ['a choice', 'Use send_sms/send_room_link.', 'send_room_link'],
  ])('reports an unknown tool named by %s', (_, text, name) => {
    expect(missingTools(text, 'guest')).toEqual([expect.stringContaining(`no tool called ${name}.`)]);
  });

  test('reports a tool of another audience once, with its audience', () => {
    expect(missingTools('find_reservations, then `find_reservations`', 'guest')).toEqual([
      'find_reservations is a tool of the customer experience assistant; this one does not have it.',
    ]);
  });

  test.each([
    ['its own tools', 'Use `send_sms`, get_property_facts() or lookup_reservation.'],
    ['fields', 'Ask for first_name, last_name, check_in_date and check_out_date.'],
    ['variables', 'Greet {{ get_name }} and {{send_x | upcase}}.'],
    ['addresses', 'See https://hotel.example/get_there and write to send_us@hotel.example.'],
    ['files', 'Our map is get_here.pdf.'],
    ['shouting', 'NEVER_EVER do that; do not Get_Angry.'],
    ['no underscore', 'Get availability, then send the link.'],
  ])('may name %s', (_, text) => expect(missingTools(text, 'guest')).toEqual([]));
});

test('every tool may be named anywhere in the prompt of its audience', () => {
  const around = fc.constantFrom('', ' ', '\n', '`', '(', ')', ', ', '. ', '**', '"');
  for (const audience of ToolAudience.options) {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(toolCatalogue[audience])), around, around, (name, before, after) => {
        expect(missingTools(before + name + after, audience)).toEqual([]);
      }),
    );
  }
});

test('an unknown tool name is found anywhere in a prompt', () => {
  const verb = fc.constantFrom('send', 'get', 'create', 'cancel');
  const rest = fc.stringMatching(/^[a-z]{3,8}(_[a-z]{3,8})?$/).map((word) => `zz${word}`);
  const around = fc.constantFrom('', ' ', '\n', '`', '(', ', ', '**', '"');
  fc.assert(
    fc.property(verb, rest, around, around, (first, second, before, after) => {
      expect(missingTools(`${before}${first}_${second}${after}`, 'guest')).toHaveLength(1);
    }),
  );
});
