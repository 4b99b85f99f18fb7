import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { startApi, type RunningApi } from '../start/running-api.ts';
import { begin } from '../providers/server-messages.ts';
import { tokenFor } from './tool-calls.ts';

export type ToolResult = { toolCallId: string; name: string; result?: string; error?: string };

/** A phone that nobody else calls from. */
export const newPhone = () => ({ id: randomUUID(), at: begin });

export const resultsOf = async (answer: Response): Promise<ToolResult[]> =>
  ((await answer.json()) as { results: ToolResult[] }).results;

/** One API for all tests of a file, whose tools are used over HTTP as the voice platform does. */
export function useTools() {
  const api = {} as RunningApi;
  beforeAll(async () => void Object.assign(api, await startApi()));
  afterAll(() => api.stop());
  const tool = (path: string, body: object, headers: Record<string, string> = tokenFor(path)): Promise<Response> =>
    api.request(path, { method: 'POST', headers, body });
  return { api, tool };
}
