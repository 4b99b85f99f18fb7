import type { BootManifest } from '@booking/contracts/remotes';
import { PreviewBanner } from './preview-banner.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** Which versions this tab shows, and what a reload would bring. */
export const VersionNews = ({ boot }: { boot: BootManifest }) => (
  <>
    <PreviewBanner boot={boot} />
    <UpdateNotice boot={boot} />
  </>
);
