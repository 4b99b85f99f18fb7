import { useLocation, useMay } from '@booking/remote-kit/kit';
import { LeaveGuard, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { CloudbedsPanel } from './cloudbeds/cloudbeds-panel.tsx';
import { useOauthReturn } from './cloudbeds/use-oauth-return.ts';
import { AlertsSection } from './sections/alerts-section.tsx';
import { DevelopersSection } from './sections/developers-section.tsx';
import { GuestPagesSection } from './sections/guest-pages-section.tsx';
import { HotelSection } from './sections/hotel-section.tsx';
import { PaperworkSection } from './sections/paperwork-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { TermsSection } from './sections/terms-section.tsx';
import { SectionNav } from './sections/section-nav.tsx';
import { sectionIds, words, type SectionId } from './settings.words.ts';
import { VoicePanel } from './voice-panel.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 64rem)': { gridTemplateColumns: '13rem minmax(0, 60rem)' },
  },
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, minWidth: 0 },
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    '&[hidden]': { display: 'none' },
  },
});

function ConnectionsSection() {
  const mayUpdateAssistants = useMay('assistants:publish');
  return (
    <>
      <CloudbedsPanel />
      {mayUpdateAssistants && <VoicePanel />}
    </>
  );
}

const contents: Record<SectionId, () => React.ReactNode> = {
  hotel: HotelSection,
  terms: TermsSection,
  guestPages: GuestPagesSection,
  paperwork: PaperworkSection,
  privacy: PrivacySection,
  connections: ConnectionsSection,
  alerts: AlertsSection,
  developers: DevelopersSection,
};

/** One section, or all of them. Those that do not show stay in the page, with what was typed there. */
function Sections() {
  const styles = useStyles();
  const asked = new URLSearchParams(useLocation().search).get('section');
  const selected = sectionIds.find((id) => id === asked);
  return (
    <div className={styles.page}>
      <SectionNav selected={selected} />
      <div className={styles.sections}>
        {sectionIds.map((id) => {
          const Content = contents[id];
          return (
            <div key={id} hidden={selected !== undefined && selected !== id} className={styles.section}>
              <Content />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function Screen() {
  const maySee = useMay('settings:read');
  useOauthReturn();
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {maySee ? (
        <LeaveGuard>
          <Sections />
        </LeaveGuard>
      ) : (
        <Panel title={words.noAccess}>
          <NoPermission what="the settings" />
        </Panel>
      )}
    </>
  );
}
