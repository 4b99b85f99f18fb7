import { failed } from './failure.ts';

const patienceMs = 5000;

const sha384 = async (bytes: ArrayBuffer): Promise<string> =>
  `sha384-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))))}`;

/**
 * Why the browser did not run a script, of which it says nothing itself: asks for the file past the cache and looks at what comes.
 * @param integrity what the file has to be
 * @param missing what it is called when the file is not there
 */
export async function diagnoseScriptFailure(
  url: string,
  integrity: string | undefined,
  missing: 'network' | 'chunk',
): Promise<Error> {
  const file = new URL(url).pathname.split('/').at(-1);
  try {
    const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return failed(missing, `${file} is not there: the server answered ${answer.status}.`);
    if (/html/.test(answer.headers.get('content-type') ?? ''))
      return failed('not-a-remote', `In place of ${file} came a page.`);
    if ((await sha384(await answer.arrayBuffer())) !== integrity)
      return failed('integrity', `${file} is not the file that was built: its integrity differs.`);
    return failed(missing, `${file} did not arrive at first.`);
  } catch {
    return failed(missing, `${file} did not arrive. Check the connection.`);
  }
}
