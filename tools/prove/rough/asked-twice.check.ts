import { describeCaller, type Check, type Finding, type RecordedToolCall, type Evidence } from './evidence.ts';

/** How a tool names what it asks for. */
const NAMES: { [words: string]: string } = {
  'the day of arrival': 'startDate',
  'the day of departure': 'endDate',
  'the new day of departure': 'newCheckoutDate',
  'the number of adults': 'adults',
  'the number of children': 'children',
  'the first name': 'firstName',
  'the last name': 'lastName',
  'the e-mail address': 'email',
  'the phone number': 'phone',
  'the confirmation number': 'reservationId',
  'the room': 'roomTypeId',
  'the topic': 'topic',
};

/** What nobody needs to say. */
const OPTIONAL = ['children', 'roomTypeId', 'topic', 'phone'];

const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !(typeof value === 'string' && ['', 'null', 'undefined'].includes(value.trim()));

function askedFor({ arguments: said, result }: RecordedToolCall): string[] {
  const [, list = ''] = /^Ask the caller again for (.+)\.$/.exec(result) ?? [];
  return list
    .split(/, | and /)
    .flatMap((words) => NAMES[words] ?? [])
    .filter((name) => OPTIONAL.includes(name) || isSaid(said[name]));
}

function inCalls({ records, calls }: Evidence): Finding[] {
  return records.flatMap((record) =>
    record.calls.flatMap(({ id, asked }) => {
      const tools = calls.get(id)?.tools ?? [];
      const again = tools.flatMap((tool) => askedFor(tool).map((name) => `${name} again (${tool.name})`));
      const lost = asked?.isOwn && tools.some(({ result }) => /I find no (such )?reservation/.test(result));
      return [
        ...again.map((what) => `${describeCaller(record)} was asked for ${what}, and had said it.`),
        ...(lost
          ? [`${describeCaller(record)} said number and name "${record.name.said}", and was asked for them again.`]
          : []),
      ];
    }),
  );
}

/** A repeat gets the first answer, and no second link. */
function inRepeats({ records, texts }: Evidence): Finding[] {
  return records.flatMap((record) => {
    const repeated = record.calls.flatMap((call) => call.repeated);
    const other = repeated.filter(({ first, again }) => first !== again);
    const links = (texts.get(record.number) ?? []).filter((text) => text.includes('/room-select'));
    const isDoubled = record.kind === 'repeated_tool_calls' && links.length > 1;
    return [
      ...other.map(
        ({ tool, again }) => `${describeCaller(record)} got another answer when ${tool} came again: ${again}`,
      ),
      ...(isDoubled ? [`${describeCaller(record)} was texted ${links.length} links for one.`] : []),
    ];
  });
}

export const noneAskedTwice: Check = {
  title: 'No caller is asked twice for what they said',
  find: (evidence) => [...inCalls(evidence), ...inRepeats(evidence)],
  examined: ({ calls }) => [...calls.values()].flatMap(({ tools }) => tools).length,
};
