import { BootManifest, remoteEndpoints } from '@booking/contracts/remotes';
import { call } from '@booking/http/call';

/** What the server wrote into the page; a page it did not write asks for it. */
export async function readBoot(): Promise<BootManifest> {
  const written = document.getElementById('boot')?.textContent;
  return written ? BootManifest.parse(JSON.parse(written)) : call(remoteEndpoints.boot);
}
