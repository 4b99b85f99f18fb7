import { Panel } from '@booking/ui/kit';
import { useEditorStyles } from '../editor.styles.ts';
import { TextField } from '../fields.tsx';
import { PreviewPanel } from './preview-panel.tsx';

export function PromptsTab() {
  const styles = useEditorStyles();
  return (
    <div className={styles.halves}>
      <Panel title="Prompt">
        <TextField
          isPrompt
          field="systemPrompt"
          rows={24}
          hint="Personality, the hotel, the documentation and the booking logic are put after it"
        />
      </Panel>
      <PreviewPanel />
    </div>
  );
}
