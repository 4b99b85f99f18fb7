import type { Setup } from '@booking/contracts/setup';
import { useLocation, useMay, useNavigate, useQuery } from '@booking/remote-kit/kit';
import { Answer, LeaveGuard, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { ModeChoice } from './mode-choice.tsx';
import { setupQueries } from './setup.queries.ts';
import { words } from './setup.words.ts';
import { StepList } from './steps/step-list.tsx';
import { useNamedMode, useOpenStep } from './use-open-step.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

function Steps({ setup }: { setup: Setup }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [open, onOpen] = useOpenStep(setup);
  return (
    <div className={styles.root}>
      <ModeChoice
        mode={setup.mode}
        onChoose={(mode) => {
          const query = new URLSearchParams(search);
          query.set('mode', mode);
          void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
        }}
      />
      <StepList setup={setup} open={open} onOpen={onOpen} />
    </div>
  );
}

function Guide() {
  const setup = useQuery(setupQueries.ofMode(useNamedMode()));
  return (
    <Answer query={setup} what={words.what}>
      {(data) => <Steps setup={data} />}
    </Answer>
  );
}

export function Screen() {
  const mayManage = useMay('setup:manage');
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {mayManage ? (
        <LeaveGuard>
          <Guide />
        </LeaveGuard>
      ) : (
        <Panel title={words.noAccess}>
          <NoPermission what={words.noAccessTo} />
        </Panel>
      )}
    </>
  );
}
