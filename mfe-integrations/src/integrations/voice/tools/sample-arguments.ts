import type { VoiceTool } from '@booking/contracts/voice';
import type { StayDates } from '../../stay-ahead.ts';

type Property = VoiceTool['parameters']['properties'][string];

/** Nobody real: the number is set aside for fiction. */
const people: readonly (readonly [name: RegExp, sample: string])[] = [
  [/phone/i, '+15125550101'],
  [/e-?mail/i, 'rosa.tran@example.com'],
  [/^first_?name$/i, 'Rosa'],
  [/^last_?name$/i, 'Tran'],
  [/^(guest|full|caller)?_?name$/i, 'Rosa Tran'],
];

function sampleString(name: string, property: Property, { startDate, endDate }: StayDates): unknown {
  if (/^start|check_?in/i.test(name)) return startDate;
  if (/^end|check_?out/i.test(name)) return endDate;
  const person = people.find(([pattern]) => pattern.test(name));
  if (person) return person[1];
  const choices = Array.isArray(property.enum) ? (property.enum as unknown[]) : [];
  return property.example ?? property.default ?? choices[0];
}

function sample(name: string, property: Property, dates: StayDates): unknown {
  switch (property.type) {
    case 'string':
      return sampleString(name, property, dates);
    case 'number':
    case 'integer':
      return ({ adults: 2, children: 0 } as Record<string, number>)[name] ?? property.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      return property.example ?? property.default;
  }
}

/**
 * Arguments to try a tool with (S2 section 5). What nobody can make up is left blank where the tool needs it, and out where
 * it does not.
 */
export function sampleArguments(parameters: VoiceTool['parameters'], dates: StayDates): Record<string, unknown> {
  const samples = Object.entries(parameters.properties).map(([name, property]) => {
    const blank = parameters.required.includes(name) ? '' : undefined;
    return [name, sample(name, property, dates) ?? blank] as const;
  });
  return Object.fromEntries(samples.filter(([, value]) => value !== undefined));
}
