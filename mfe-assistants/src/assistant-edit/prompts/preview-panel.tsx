import type { PromptPreview } from '@booking/contracts/publishing';
import { Answer, EmptyState, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { Findings } from '../findings.tsx';
import { PromptPiece } from './prompt-piece.tsx';
import { usePreview } from './use-preview.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  pieces: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

function Preview({ preview: { prompt, parts, findings } }: { preview: PromptPreview }) {
  const styles = useStyles();
  if (prompt === '') return <EmptyState title="The prompt is empty">Write a system prompt to see it here</EmptyState>;
  return (
    <>
      <Findings findings={findings} />
      <Text className={styles.quiet}>
        {prompt.length.toLocaleString('en-US')} characters, exactly as Vapi will hold them
      </Text>
      <ol className={styles.pieces} aria-label="Parts of the prompt">
        {parts.map((part) => (
          <PromptPiece key={part.from} part={part} text={prompt.slice(part.from, part.to)} />
        ))}
      </ol>
    </>
  );
}

/** The prompt that a publish would send, unsaved edits included, and where each part of it comes from. */
export function PreviewPanel() {
  const preview = usePreview();
  return (
    <Panel title="Preview">
      <Answer query={preview} what="the preview">
        {(data) => <Preview preview={data} />}
      </Answer>
    </Panel>
  );
}
