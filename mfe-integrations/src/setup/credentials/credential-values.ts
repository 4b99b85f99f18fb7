import { setupEndpoints, type SetupField } from '@booking/contracts/setup';
import { issuesOf } from '@booking/http/request-error';
import { FieldRefusals } from '@booking/ui/form';
import * as z from 'zod/mini';
import { words } from '../setup.words.ts';

export type Values = Record<string, string>;

const typedValue = setupEndpoints.saveCredentials.body.shape.values._zod.def.valueType;

/** What the environment sets is changed there. */
export const editableOf = (fields: readonly SetupField[]): SetupField[] =>
  fields.filter(({ source }) => source !== 'environment');

/** What the inputs hold at first: a secret is never shown, so its input is empty. */
export const heldOf = (fields: readonly SetupField[]): Values =>
  Object.fromEntries(fields.map(({ name, isSecret, shown }) => [name, isSecret ? '' : (shown ?? '')]));

const mayNotBeEmpty = ({ isRequired, isSecret, source }: SetupField): boolean =>
  isRequired && (source === null || !isSecret);

/** Whether nothing that is required has to be typed, so that there is something to save only once something changed. */
export const isComplete = (fields: readonly SetupField[]): boolean =>
  fields.every(({ isRequired, source }) => !isRequired || source !== null);

/** A field that is required and not set yet has to be filled in; an empty secret that is set stays as it is. */
export const schemaOf = (fields: readonly SetupField[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        mayNotBeEmpty(field) ? typedValue.check(z.minLength(1, words.credentials.enter(field.label))) : typedValue,
      ]),
    ),
  );

/** What is sent: what differs from what is kept. */
export function changesOf(fields: readonly SetupField[], typed: Values): Values {
  const held = heldOf(fields);
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== held[name]));
}

/** The refusal at the field that it names, or at the only one that was sent. */
export function refusalOf(error: Error, sent: Values, sentence: string): Error {
  const named = issuesOf(error).map(({ path, message }) => ({ path: path.replace(/^values\./, ''), message }));
  if (named.length > 0 && named.every(({ path }) => Object.hasOwn(sent, path))) return new FieldRefusals(named);
  const [name, ...others] = Object.keys(sent);
  return name !== undefined && others.length === 0 ? new FieldRefusals([{ path: name, message: sentence }]) : error;
}
