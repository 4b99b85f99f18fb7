import { BootManifest, remoteEndpoints } from '@booking/contracts/remotes';
import { call } from '@booking/http/call';
import { forgetPreview, previewToken } from './updates/preview.ts';

/** What the server wrote into the page; a page it did not write, or not for the preview of this tab, asks for it. */
export async function readBoot(): Promise<BootManifest> {
  const text = document.getElementById('boot')?.textContent;
  const written = text ? BootManifest.parse(JSON.parse(text)) : undefined;
  const token = previewToken();
  if (written && (!token || written.preview || written.previewOffer)) return written;
  try {
    const boot = await call(remoteEndpoints.boot, { query: { ...(token && { 'remote-preview': token }) } });
    // it ended: the page is what it is for everybody; who is not signed in yet may see it afterwards
    if (boot.user && !boot.preview && !boot.previewOffer) forgetPreview();
    return boot;
  } catch (error) {
    if (written) return written;
    throw error;
  }
}
