import type { ReactNode } from 'react';
import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import type { Provider } from '@booking/contracts/integrations';
import { useMay, useNavigate } from '@booking/remote-kit/kit';
import { Button, makeStyles, PageHeader, tokens } from '@booking/ui/kit';
import type { Integration } from './integrations.ts';
import { words } from './integrations.words.ts';
import { PaymentsView } from './payments/payments-view.tsx';
import { PropertyView } from './property/property-view.tsx';
import { TestResultsPanel } from './results/test-results-panel.tsx';
import { useIsWide } from './results/use-is-wide.ts';
import { TextsView } from './texts/texts-view.tsx';
import { VoiceView } from './voice/voice-view.tsx';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr) 26rem' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  results: { '@media (min-width: 80rem)': { position: 'sticky', top: '4.5rem' } },
});

const views: Record<Provider, () => ReactNode> = {
  vapi: VoiceView,
  cloudbeds: PropertyView,
  stripe: PaymentsView,
  twilio: TextsView,
};

/** One integration to try by hand, beside what came of it; where it is narrow, the panels show that themselves. */
export function TestingView({ integration: { provider, name, purpose } }: { integration: Integration }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const mayTest = useMay('integrations:test');
  const isWide = useIsWide();
  const View = views[provider];
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={`${name} – ${purpose}`}
        actions={
          <Button autoFocus icon={<ArrowLeftRegular />} onClick={() => void navigate('/integrations')}>
            {words.back}
          </Button>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          <View />
        </div>
        {mayTest && isWide && <TestResultsPanel className={styles.results} />}
      </div>
    </>
  );
}
