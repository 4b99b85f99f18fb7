import type { RunningApi } from '../start/running-api.ts';

/** Keeps the cookies it is given, as a browser does. */
export type Browser = {
  cookies: Map<string, string>;
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object) => Promise<Response>;
  send: (method: string, path: string, body?: object) => Promise<Response>;
  /** Another browser with the same cookies, as somebody has who copied them. */
  copy: () => Browser;
};

export function openBrowser(api: RunningApi, cookies = new Map<string, string>(), agent = 'curl/8.0'): Browser {
  const send: Browser['send'] = async (method, path, body) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'user-agent': agent, ...(cookie && { cookie }) };
    const answer = await api.request(path, { method, headers, ...(body && { body }) });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return answer;
  };
  return {
    cookies,
    send,
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    copy: () => openBrowser(api, new Map(cookies), agent),
  };
}

/** What a good answer holds. @throws Error for any other */
export const readAnswer = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};
