import { useState } from 'react';
import type { PersonFound } from '@booking/contracts/privacy-desk';
import { reasonOf } from '@booking/http/request-error';
import { useHost } from '@booking/remote-kit/kit';
import { Button, EmptyState, Facts, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@booking/ui/kit';
import { EraseDialog } from './erase-dialog.tsx';
import { HeldTable } from './held-table.tsx';
import { isNothingHeld } from './is-nothing-held.ts';
import { useExport } from './privacy.queries.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = { person: PersonFound; onInclude: (identifier: string) => void; onErasing: (id: string) => void };

/** What is held about the person that was searched for. */
export function FoundPerson({ person, onInclude, onErasing }: Props) {
  const styles = useStyles();
  const { toast } = useHost();
  const file = useExport();
  const [isErasing, setErasing] = useState(false);
  const { identifiers, names, alsoKnownBy, held, open } = person;
  if (isNothingHeld(person)) {
    return <EmptyState title="Nothing is held">Nobody is known here by {identifiers.join(', ')}.</EmptyState>;
  }
  const save = (): void =>
    file.mutate(identifiers, {
      onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
    });
  return (
    <>
      <Facts
        facts={[
          ['Known by', identifiers.join(', ')],
          ['Called', names.join(', ')],
        ]}
      />
      {alsoKnownBy.length > 0 && (
        <div className={styles.line}>
          <Text>Also in these records. Include what is theirs alone, for what others hold under it goes too:</Text>
          {alsoKnownBy.map((each) => (
            <Button key={each} size="small" onClick={() => onInclude(each)}>
              Include {each}
            </Button>
          ))}
        </div>
      )}
      {open.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{open.join(' ')}</MessageBarBody>
        </MessageBar>
      )}
      <HeldTable held={held} />
      <div className={styles.line}>
        <Button disabledFocusable={file.isPending} onClick={save}>
          {file.isPending ? 'Exporting…' : 'Export'}
        </Button>
        <Button appearance="primary" onClick={() => setErasing(true)}>
          Erase…
        </Button>
      </div>
      {isErasing && <EraseDialog person={person} onBegun={onErasing} onClose={() => setErasing(false)} />}
    </>
  );
}
