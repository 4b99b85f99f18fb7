import type { PromptPreview } from '@booking/contracts/publishing';
import { Answer, EmptyState, Panel, Text, useListClass } from '@booking/ui/kit';
import { words } from '../assistant-edit.words.ts';
import { Findings } from '../findings/findings.tsx';
import { PromptPiece } from './prompt-piece.tsx';
import { usePreview } from './use-preview.ts';
import { WholePrompt } from './whole-prompt.tsx';

const said = words.prompts;

function Preview({ preview: { prompt, parts, removed, findings } }: { preview: PromptPreview }) {
  const listClass = useListClass('M');
  if (prompt === '') return <EmptyState title={said.empty.title}>{said.empty.body}</EmptyState>;
  return (
    <>
      <Findings findings={findings} />
      <WholePrompt prompt={prompt} />
      <ol aria-label={said.parts} className={listClass}>
        {parts.map(({ source, title, from, to, isChangedSincePublish }) => (
          <PromptPiece
            key={from}
            source={source}
            title={title}
            text={prompt.slice(from, to)}
            change={isChangedSincePublish && said.changed}
          />
        ))}
      </ol>
      {removed.length > 0 && (
        <>
          <Text>{said.removedBody}</Text>
          <ol aria-label={said.removed} className={listClass}>
            {removed.map(({ source, title, text, documentationId }) => (
              <PromptPiece
                key={`${source} ${documentationId}`}
                source={source}
                title={title}
                text={text}
                change={said.removed}
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
    <Panel title={said.preview}>
      <Answer query={preview} what="the preview">
        {(data) => <Preview preview={data} />}
      </Answer>
    </Panel>
  );
}
