import type { PromptPreview } from '@booking/contracts/publishing';
import { Answer, EmptyState, Panel, Text, useListClass } from '@booking/ui/kit';
import { Findings } from '../findings.tsx';
import { PromptPiece } from './prompt-piece.tsx';
import { usePreview } from './use-preview.ts';
import { WholePrompt } from './whole-prompt.tsx';

function Preview({ preview: { prompt, parts, removed, findings } }: { preview: PromptPreview }) {
  const listClass = useListClass('M');
  if (prompt === '') return <EmptyState title="The prompt is empty">Write a system prompt to see it here</EmptyState>;
  return (
    <>
      <Findings findings={findings} />
      <WholePrompt prompt={prompt} />
      <ol aria-label="Parts of the prompt" className={listClass}>
        {parts.map(({ source, title, from, to, isChangedSincePublish }) => (
          <PromptPiece
            key={from}
            source={source}
            title={title}
            text={prompt.slice(from, to)}
            change={isChangedSincePublish && 'Changed since publish'}
          />
        ))}
      </ol>
      {removed.length > 0 && (
        <>
          <Text>Callers hear this until the next publish; the prompt above has it no more.</Text>
          <ol aria-label="Removed since publish" className={listClass}>
            {removed.map(({ source, title, text, documentationId }) => (
              <PromptPiece
                key={`${source} ${documentationId}`}
                source={source}
                title={title}
                text={text}
                change="Removed since publish"
              />
            ))}
          </ol>
        </>
      )}
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
