import { useRef, useState } from 'react';
import { ArchiveRegular } from '@fluentui/react-icons/headless/svg/archive';
import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { Assistant } from '@booking/contracts/assistants';
import { Button, Tooltip } from '@booking/ui/kit';
import { useCardStyles } from './assistant-card.styles.ts';
import { useArchive } from './assistants.mutations.ts';
import { words } from './assistants.words.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';

const said = words.card;

/** What can be done to an assistant without opening it. */
export function CardActions({ assistant }: { assistant: Assistant }) {
  const styles = useCardStyles();
  const [isDuplicating, setDuplicating] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const archive = useArchive(assistant);
  const putAway = assistant.archivedAt ? said.restore(assistant.name) : said.archive(assistant.name);
  return (
    <div className={styles.actions}>
      <Tooltip content={said.duplicate(assistant.name)}>
        <Button
          ref={opener}
          appearance="subtle"
          icon={<CopyRegular />}
          aria-label={said.duplicate(assistant.name)}
          onClick={() => setDuplicating(true)}
        />
      </Tooltip>
      <Tooltip content={putAway}>
        <Button
          appearance="subtle"
          icon={assistant.archivedAt ? <ArrowUndoRegular /> : <ArchiveRegular />}
          aria-label={putAway}
          disabledFocusable={archive.isPending}
          onClick={() => archive.mutate()}
        />
      </Tooltip>
      {isDuplicating && (
        <DuplicateDialog
          assistant={assistant}
          onClose={() => {
            setDuplicating(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
