import { useRef, useState } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Switch } from '@booking/ui/form';
import { Answer, Button, LeaveGuard, PageHeader, Panel } from '@booking/ui/kit';
import { assistantQueries } from '../assistants.queries.ts';
import { AllArchived, AssistantGrid, NoAssistants } from './assistant-grid.tsx';
import { words } from './assistants.words.ts';
import { CreateDialog } from './create-dialog.tsx';
import { QuickTools } from './quick-tools.tsx';
import { useScreenStyles } from './assistants.styles.ts';

export function Screen() {
  const styles = useScreenStyles();
  const mayChange = useMay('assistants:change');
  const [withArchived, setWithArchived] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const assistants = useQuery(assistantQueries.list());
  const create = (): void => setCreating(true);
  const close = (): void => {
    setCreating(false);
    opener.current?.focus();
  };
  return (
    <LeaveGuard>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={
          mayChange && (
            <Button ref={opener} appearance="primary" icon={<AddRegular />} onClick={create}>
              {words.create}
            </Button>
          )
        }
      />
      <div className={styles.column}>
        <Panel
          title={words.list}
          aside={
            <Switch
              label={words.showArchived}
              checked={withArchived}
              onChange={(_, { checked }) => setWithArchived(checked)}
            />
          }
        >
          <Answer query={assistants} what="the assistants">
            {(all) => {
              const inUse = all.filter(({ archivedAt }) => archivedAt === null);
              const shown = withArchived ? all : inUse;
              return (
                <>
                  <span className={styles.quiet}>{words.counted(inUse.length)}</span>
                  {all.length === 0 && <NoAssistants onCreate={mayChange ? create : undefined} />}
                  {all.length > 0 && shown.length === 0 && <AllArchived onShow={() => setWithArchived(true)} />}
                  {shown.length > 0 && <AssistantGrid assistants={shown} />}
                </>
              );
            }}
          </Answer>
        </Panel>
        <QuickTools />
      </div>
      {isCreating && <CreateDialog onClose={close} />}
    </LeaveGuard>
  );
}
