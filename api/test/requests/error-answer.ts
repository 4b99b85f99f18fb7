import { expect } from '@jest/globals';
import { ErrorAnswer } from '@booking/contracts/error';
import * as z from 'zod/mini';

/** The error an answer holds, after checking that it has the one shape and tells nothing of our inside. */
export async function errorOf(answer: Response, status: number): Promise<ErrorAnswer> {
  const text = await answer.text();
  expect({ status: answer.status, text }).toEqual({ status, text });
  const error = z.strictObject(ErrorAnswer.shape).parse(JSON.parse(text));
  expect(error.message).toBe(error.error);
  expect(error.message).toMatch(/\S/);
  expect(error.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(error.requestId).toBe(answer.headers.get('x-request-id'));
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SELECT |INSERT |QueryFailed/);
  return error;
}
