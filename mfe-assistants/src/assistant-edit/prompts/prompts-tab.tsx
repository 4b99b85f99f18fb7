import { Panel } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';
import { useEditorStyles } from '../editor.styles.ts';
import { TextField } from '../fields.tsx';
import { StarterPrompt } from '../../starter/starter-prompt.tsx';
import { PreviewPanel } from './preview-panel.tsx';

export function PromptsTab() {
  const styles = useEditorStyles();
  return (
    <div className={styles.halves}>
      <Panel title={words.prompts.prompt}>
        <StarterPrompt />
        <TextField isPrompt field="systemPrompt" rows={24} hint={words.prompts.systemPrompt} />
      </Panel>
      <PreviewPanel />
    </div>
  );
}
