import { useState } from 'react';
import type { FieldDifference } from '@booking/contracts/publishing';
import { Checkbox } from '@booking/ui/form';
import { Button, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { Comparison } from '../../compare/comparison.tsx';
import { publishWords } from '../../assistant-edit.words.ts';
import { draftFields, labelOf } from '../../draft.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStyles } from '../../editor.styles.ts';
import { KeepButton } from './keep-button.tsx';
import { RollbackButton } from '../versions/rollback-button.tsx';
import { useKeepTheirs } from './use-keep-theirs.ts';
import type { Publishing, Wanted } from '../use-publishing.ts';

const said = publishWords.drift;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** What is no part of a draft, nor of a version, cannot be kept. */
const keepableFields: readonly string[] = [...draftFields, 'prompt', 'foreignTools'];

type Props = {
  id: number;
  /** What ours and what Vapi's is called. */
  names: readonly [string, string];
  differences: readonly FieldDifference[];
  /** What is sent once more. */
  again: Wanted;
  /** The version to go back to, if there is one. */
  backTo: number | undefined;
  publishing: Publishing;
};

/** Where Vapi holds something else than it should, field by field, and the three ways out of it. */
export function WaysOut({ id, names, differences, again, backTo, publishing }: Props) {
  const styles = useStyles();
  const listClass = useListClass('M');
  const { row, quiet } = useEditorStyles();
  const { isReadOnly, isChanged, base } = useEditor();
  const [left, setLeft] = useState<readonly string[]>([]);
  const keep = useKeepTheirs(id);
  const keepable = differences
    .map(({ field }) => field)
    .filter((field) => !isReadOnly && keepableFields.includes(field));
  const kept = keepable.filter((field) => !left.includes(field));
  const isPending = keep.isPending || publishing.isPending;
  const choose = (field: string, isChosen: boolean): void =>
    setLeft((others) => [...others.filter((other) => other !== field), ...(isChosen ? [] : [field])]);
  return (
    <div className={styles.root}>
      <ul aria-label={said.differences} className={listClass}>
        {differences.map(({ field, expected, found }) => (
          <li key={field}>
            {keepable.includes(field) ? (
              <Checkbox
                label={labelOf(field)}
                checked={!left.includes(field)}
                onChange={(_, { checked }) => choose(field, checked === true)}
              />
            ) : (
              <Text block weight="semibold">
                {labelOf(field)}
              </Text>
            )}
            <Comparison names={names} before={expected} after={found} />
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <>
          <div className={row}>
            <Button disabledFocusable={isPending} onClick={() => publishing.mutate(again)}>
              {said.again(again.version)}
            </Button>
            {keepable.length > 0 && (
              <KeepButton fields={kept} keep={keep} isDisabled={isPending || isChanged || kept.length === 0} />
            )}
            {backTo !== undefined && <RollbackButton version={backTo} publishing={publishing} />}
          </div>
          <Text size={200} className={quiet}>
            {isChanged ? said.saveFirst : keepable.length > 0 && said.ticked}{' '}
            {again.version !== undefined && (isChanged || base.hasUnpublishedChanges) && said.draftWaits}
          </Text>
        </>
      )}
    </div>
  );
}
