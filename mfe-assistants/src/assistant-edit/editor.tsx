import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { SaveRegular } from '@fluentui/react-icons/headless/svg/save';
import type { Assistant } from '@booking/contracts/assistants';
import { reasonOf } from '@booking/http/request-error';
import { useMay, useNavigate, useRecordTitle } from '@booking/remote-kit/kit';
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
import { Status } from '../status.tsx';
import { words } from './assistant-edit.words.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ConfigurationTab } from './configuration/configuration-tab.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorContext } from './editor-context.ts';
import { marksOf } from './findings/marks.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { addressOfField } from './findings/places.ts';
import { PromptsTab } from './prompts/prompts-tab.tsx';
import { useDraftPreview } from './prompts/use-preview.ts';
import { PublishButton } from './publish/publish-button.tsx';
import { usePublish } from './publish/use-publish.ts';
import { ToolsTab } from './tools/tools-tab.tsx';
import { useAskedField } from './findings/use-asked-field.ts';
import { useEditing } from './use-editing.ts';
import { useTab } from './use-tab.ts';

// half of this screen's script, and most who come here only change words
const PublishTab = lazyPart(
  async () => (await import(/* webpackChunkName: "publish" */ './publish/publish-tab.tsx')).PublishTab,
  words.loadingPublish,
);

const useStyles = makeStyles({
  bar: { marginBottom: tokens.spacingVerticalL },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** One assistant: its five tabs, and what can be done to all of it. */
export function Editor({ assistant }: { assistant: Assistant }) {
  const styles = useStyles();
  const navigate = useNavigate();
  useRecordTitle(assistant.name);
  const [tab, show] = useTab();
  const mayChange = useMay('assistants:change');
  const mayPublish = useMay('assistants:publish');
  const editing = useEditing(assistant, (field) => void navigate(addressOfField(field), { replace: true }));
  const preview = useDraftPreview(editing);
  const publish = usePublish(assistant.id, editing.saveFirst);
  const { isChanged, save, form } = editing;
  const { isSaving, refusal, conflict } = form;
  useAskedField((field) => form.setFocus(field));
  const marks = marksOf(editing, preview);
  return (
    <EditorContext value={{ ...editing, preview, isReadOnly: !mayChange }}>
      <Breadcrumb name={assistant.name} />
      <PageHeader
        title={assistant.name}
        subtitle={
          <span className={styles.state}>
            <Status assistant={assistant} />
            {isChanged && words.unsaved}
          </span>
        }
        actions={
          <>
            <Button icon={<ArrowLeftRegular />} onClick={() => void navigate('/assistant')}>
              {words.back}
            </Button>
            {mayChange && (
              <Button icon={<SaveRegular />} disabledFocusable={!isChanged || isSaving} onClick={() => void save()}>
                {isSaving ? words.saving : words.save}
              </Button>
            )}
            {mayPublish && (
              <PublishButton
                assistant={assistant}
                label="Publish to Vapi"
                icon={<ArrowUploadRegular />}
                isPending={publish.isPending}
                isDisabled={isSaving}
                onStart={(wanted) => void publish.start(wanted)}
              />
            )}
          </>
        }
      />
      {refusal && isChanged && (
        <MessageBar intent="error" layout="multiline" role="alert" className={styles.bar}>
          <MessageBarBody>
            {words.notSaved} {reasonOf(refusal)}
          </MessageBarBody>
        </MessageBar>
      )}
      <TabPanels
        label={words.tabs}
        selected={tab}
        onSelect={show}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            mark: marks.overview,
            content: <OverviewTab assistant={assistant} />,
          },
          { id: 'tools', label: 'Tools', content: <ToolsTab /> },
          { id: 'configuration', label: 'Configuration', mark: marks.configuration, content: <ConfigurationTab /> },
          { id: 'prompts', label: 'Prompts', mark: marks.prompts, content: <PromptsTab /> },
          { id: 'publish', label: 'Publish', content: <PublishTab assistant={assistant} /> },
        ]}
      />
      {conflict && <ConflictDialog />}
    </EditorContext>
  );
}
