import type { BootManifest } from '@booking/contracts/remotes';
import { withFrame } from './frame-outline.mapper.ts';
import { preloads, type Landing } from './preloads.mapper.ts';
import { scriptJson } from './script-json.mapper.ts';

/**
 * The page of the shell with what it starts from.
 * @param template with the nonce of this page in it already
 */
export const shellPage = (
  { template, nonce }: { template: string; nonce: string },
  manifest: BootManifest,
  landing: Landing | undefined,
  url: string,
): string => {
  const boot = `<script type="application/json" id="boot">${scriptJson(manifest)}</script>`;
  return withFrame(template, manifest.user, landing?.route)
    .replace('<!--boot-->', () => boot)
    .replace('</head>', () => `${preloads(landing, manifest.user, url, nonce)}</head>`);
};
