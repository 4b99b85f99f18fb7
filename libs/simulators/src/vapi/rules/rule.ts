/** Answers what is wrong with a value, in the words of Vapi's 400 bodies; `name` is the property it stands under. */
export type Rule = (value: unknown, name: string) => string[];

type Fields = Readonly<Record<string, Rule>>;

/** Takes every value: for fields whose inside is not simulated. */
export const anything: Rule = () => [];

export const boolean: Rule = (value, name) => (typeof value === 'boolean' ? [] : [`${name} must be a boolean value`]);

/** A string; `max` counts characters. */
export function text(limits: { max?: number; pattern?: RegExp } = {}): Rule {
  return (value, name) => {
    if (typeof value !== 'string') return [`${name} must be a string`];
    const problems: string[] = [];
    if (limits.max !== undefined && value.length > limits.max) {
      problems.push(`${name} must be shorter than or equal to ${limits.max} characters`);
    }
    if (limits.pattern && !limits.pattern.test(value)) {
      problems.push(`${name} must match ${limits.pattern} regular expression`);
    }
    return problems;
  };
}

/** A number within both ends. */
export function number(min: number, max: number): Rule {
  return (value, name) => {
    if (typeof value !== 'number') return [`${name} must be a number conforming to the specified constraints`];
    if (value < min) return [`${name} must not be less than ${min}`];
    return value > max ? [`${name} must not be greater than ${max}`] : [];
  };
}

export function oneOf(allowed: readonly string[]): Rule {
  return (value, name) =>
    typeof value === 'string' && allowed.includes(value)
      ? []
      : [`${name} must be one of the following values: ${allowed.join(', ')}`];
}

export function listOf(rule: Rule): Rule {
  return (value, name) => {
    if (!Array.isArray(value)) return [`${name} must be an array`];
    return value.flatMap((item: unknown, index) => rule(item, `${name}.${index}`));
  };
}

/** Clears a field: null is taken as well as what `rule` takes. */
export function nullable(rule: Rule): Rule {
  return (value, name) => (value === null ? [] : rule(value, name));
}

/** An object with these fields and no others. */
export function object(fields: Fields, required: readonly string[] = []): Rule {
  return (value, name) => {
    if (!isObject(value)) return [`${name} must be an object`];
    return findProblems(value, fields, required).map((problem) => `${name}.${problem}`);
  };
}

/** An object whose allowed fields depend on one of its fields, as with the providers of a voice. */
export function objectBy(key: string, variants: Readonly<Record<string, Rule>>, otherwise: Rule): Rule {
  return (value, name) => {
    if (!isObject(value)) return [`${name} must be an object`];
    const variant = value[key];
    if (typeof variant !== 'string') return [`${name}.${key} must be a string`];
    return (variants[variant] ?? otherwise)(value, name);
  };
}

/** What is wrong with a whole body: unknown properties first, then missing ones, then bad values. */
export function findProblems(
  body: Record<string, unknown>,
  fields: Fields,
  required: readonly string[] = [],
): string[] {
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(fields, key));
  const missing = required.filter((key) => body[key] === undefined);
  return [
    ...unknown.map((key) => `property ${key} should not exist`),
    ...missing.map((key) => `${key} should not be null or undefined`),
    ...Object.entries(body).flatMap(([key, value]) => {
      const rule = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return rule && value !== undefined ? rule(value, key) : [];
    }),
  ];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
