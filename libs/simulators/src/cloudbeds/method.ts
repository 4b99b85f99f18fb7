import type { z } from 'zod';
import type { Hotel } from '../hotel/create-hotel.ts';
import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { Account } from './account.ts';
import { readParameters } from './parameters.ts';

/** What a method works with besides its parameters; `origin` is this server's, for the addresses of pictures. */
export type Asked = { account: Account; hotel: Hotel; origin: string; dial: FaultDial };

/** One call of the API. Its answer is sent with `success: true` unless it is `bare`. */
export type Method = {
  name: string;
  verb: 'GET' | 'POST' | 'PUT' | 'DELETE';
  scope?: string;
  bare?: true;
  answer(asked: Asked, raw: unknown): object;
};

type Definition<T extends z.ZodType> = Omit<Method, 'answer'> & {
  parameters: T;
  answer(asked: Asked, parameters: z.output<T>): object;
};

/** A method that sees its parameters only when they are right. */
export function defineMethod<T extends z.ZodType>(definition: Definition<T>): Method {
  const { parameters, ...method } = definition;
  return { ...method, answer: (asked, raw) => definition.answer(asked, readParameters(parameters, raw)) };
}
