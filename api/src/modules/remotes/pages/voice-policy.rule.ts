import type { Env } from '../../../platform/env/env.service.ts';

type Places = Pick<Env['settings'], 'VAPI_WEB_SCRIPT_URL'>;

/** Daily, who carries the sound of Vapi's calls in browsers. */
const daily = ['https://*.daily.co', 'wss://*.daily.co'];
const dailyScript = 'https://c.daily.co';

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);

/**
 * The policy of a page on which people speak: as everywhere, and besides whatever a call of Vapi needs in a browser. Vapi itself is
 * not among it: the page joins calls that the server opened.
 */
export function voicePolicy(policy: string, { VAPI_WEB_SCRIPT_URL }: Places): string {
  const more: Record<string, string[]> = {
    'connect-src': daily,
    'script-src': [dailyScript, ...originOf(VAPI_WEB_SCRIPT_URL)],
  };
  const directives = policy.split(';').map((directive) => {
    const [name = ''] = directive.trim().split(' ');
    return [directive.trim(), ...(more[name] ?? [])].join(' ');
  });
  return [...directives, "worker-src 'self' blob:", "media-src 'self' blob:"].join(';');
}
