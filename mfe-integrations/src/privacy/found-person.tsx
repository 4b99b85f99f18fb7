import { useState } from 'react';
import type { PersonFound } from '@booking/contracts/privacy-desk';
import { reasonOf } from '@booking/http/request-error';
import { useHost, useLocation } from '@booking/remote-kit/kit';
import {
  Button,
  EmptyState,
  Facts,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Text,
  tokens,
  useDangerClass,
} from '@booking/ui/kit';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { HeldTable } from './held-table.tsx';
import { isNothingHeld } from './is-nothing-held.ts';
import { OpenList } from './open-list.tsx';
import { isByPhone, peopleOf } from './people-of.ts';
import { useExport } from './privacy.queries.ts';
import { words } from './privacy.words.ts';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = { person: PersonFound; onInclude: (identifier: string) => void; onErasing: (id: string) => void };

const says = words.found;

/** What is held about the person that was searched for. */
export function FoundPerson({ person, onInclude, onErasing }: Props) {
  const styles = useStyles();
  const danger = useDangerClass();
  const { toast } = useHost();
  const file = useExport();
  const meant = new URLSearchParams(useLocation().search).get('name');
  const [asked, setAsked] = useState<'erase' | 'export'>();
  const { identifiers, names, alsoKnownBy, held, open } = person;
  const people = peopleOf(person);
  if (isNothingHeld(person)) {
    return <EmptyState title={says.none}>{says.noneBody(identifiers.join(', '))}</EmptyState>;
  }
  const save = (): void => {
    if (people.length > 0) return setAsked('export');
    file.mutate(
      { identifiers },
      { onError: (error) => toast({ intent: 'error', title: words.error, body: reasonOf(error) }) },
    );
  };
  const close = (): void => setAsked(undefined);
  return (
    <>
      <Facts
        facts={[
          [says.identifiers, identifiers.join(', ')],
          [says.names, names.join(', ')],
        ]}
      />
      {people.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{says.several(people.length, isByPhone(person))}</MessageBarBody>
        </MessageBar>
      )}
      {alsoKnownBy.length > 0 && (
        <div className={styles.line}>
          <Text>{says.others}</Text>
          {alsoKnownBy.map((each) => (
            <Button key={each} size="small" onClick={() => onInclude(each)}>
              {says.include(each)}
            </Button>
          ))}
        </div>
      )}
      {open.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <Text weight="semibold">{says.open}</Text>
            <OpenList open={open} />
          </MessageBarBody>
        </MessageBar>
      )}
      <HeldTable held={held} />
      <div className={styles.line}>
        <Button disabledFocusable={file.isPending} onClick={save}>
          {file.isPending ? says.exporting : people.length > 0 ? says.exportSome : says.export}
        </Button>
        <Button className={danger} onClick={() => setAsked('erase')}>
          {says.erase}
        </Button>
      </div>
      {asked === 'erase' && <EraseDialog person={person} meant={meant} onBegun={onErasing} onClose={close} />}
      {asked === 'export' && <ExportDialog person={person} meant={meant} onClose={close} />}
    </>
  );
}
