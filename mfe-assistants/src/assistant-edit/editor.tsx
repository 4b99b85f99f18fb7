import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { SaveRegular } from '@fluentui/react-icons/headless/svg/save';
import type { Assistant } from '@booking/contracts/assistants';
import { reasonOf } from '@booking/http/request-error';
import { useMay, useNavigate } from '@booking/remote-kit/kit';
import {
  Button,
  lazyPart,
  makeStyles,
  MessageBar,
  MessageBarBody,
  PageHeader,
  TabPanels,
  tokens,
} from '@booking/ui/kit';
import { ConfigurationTab } from './configuration/configuration-tab.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorContext } from './editor-context.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { PromptsTab } from './prompts/prompts-tab.tsx';
import { useDraftPreview } from './prompts/use-preview.ts';
import { PublishButton } from './publish/publish-button.tsx';
import { usePublish } from './publish/use-publish.ts';
import { ToolsTab } from './tools/tools-tab.tsx';
import { useEditing } from './use-editing.ts';
import { useTab } from './use-tab.ts';

// half of this screen's script, and most who come here only change words
const PublishTab = lazyPart(
  async () => (await import(/* webpackChunkName: "publish" */ './publish/publish-tab.tsx')).PublishTab,
  'Loading what is published…',
);

const useStyles = makeStyles({ bar: { marginBottom: tokens.spacingVerticalL } });

/** One assistant: its five tabs, and what can be done to all of it. */
export function Editor({ assistant }: { assistant: Assistant }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [tab, show] = useTab();
  const mayChange = useMay('assistants:change');
  const mayPublish = useMay('assistants:publish');
  const editing = useEditing(assistant);
  const preview = useDraftPreview(editing);
  const publish = usePublish(assistant.id, editing.saveFirst);
  const { draft, isChanged, save, form } = editing;
  const { isSaving, refusal, conflict } = form;
  return (
    <EditorContext value={{ ...editing, preview, isReadOnly: !mayChange }}>
      <PageHeader
        title="Edit Assistant"
        subtitle={isChanged ? `${draft.name} – not saved yet` : draft.name}
        actions={
          <>
            <Button icon={<ArrowLeftRegular />} onClick={() => void navigate('/assistant')}>
              Back
            </Button>
            {mayChange && (
              <Button icon={<SaveRegular />} disabledFocusable={!isChanged || isSaving} onClick={() => void save()}>
                {isSaving ? 'Saving…' : 'Save Changes'}
              </Button>
            )}
            {mayPublish && (
              <PublishButton
                assistant={assistant}
                label="Publish to Vapi"
                icon={<ArrowUploadRegular />}
                isPending={publish.isPending}
                isDisabled={isSaving}
                onStart={() => void publish.start()}
              />
            )}
          </>
        }
      />
      {refusal && isChanged && (
        <MessageBar intent="error" layout="multiline" role="alert" className={styles.bar}>
          <MessageBarBody>Your changes are still here, but not saved. {reasonOf(refusal)}</MessageBarBody>
        </MessageBar>
      )}
      <TabPanels
        label="Parts of the assistant"
        selected={tab}
        onSelect={show}
        tabs={[
          { id: 'overview', label: 'Overview', content: <OverviewTab assistant={assistant} /> },
          { id: 'tools', label: 'Tools', content: <ToolsTab /> },
          { id: 'configuration', label: 'Configuration', content: <ConfigurationTab /> },
          { id: 'prompts', label: 'Prompts', content: <PromptsTab /> },
          { id: 'publish', label: 'Publish', content: <PublishTab assistant={assistant} /> },
        ]}
      />
      {conflict && <ConflictDialog />}
    </EditorContext>
  );
}
