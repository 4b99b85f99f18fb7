import { useRef } from 'react';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { Button, Field, makeStyles, Textarea, tokens } from '@booking/ui/kit';
import { useEditorStyles } from '../../editor.styles.ts';
import { ExpectationFields } from './expectation-fields.tsx';
import type { ExpectationDraft, GoldenProblems, TurnDraft } from './golden-draft.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { padding: `0 ${tokens.spacingHorizontalXS}`, fontWeight: tokens.fontWeightSemibold },
});

type Props = {
  number: number;
  turn: TurnDraft;
  problems: GoldenProblems;
  assistantType: GoldenCall['assistantType'];
  onChange: (turn: TurnDraft) => void;
  onRemove: () => void;
};

/** What the caller says, and what is to come of it. */
export function TurnFields({ number, turn, problems, assistantType, onChange, onRemove }: Props) {
  const styles = useStyles();
  const { row } = useEditorStyles();
  const add = useRef<HTMLButtonElement>(null);
  const place = `turns.${number - 1}`;
  const { says, expects } = turn;
  const change = (at: number, expected: ExpectationDraft): void =>
    onChange({ ...turn, expects: expects.with(at, expected) });
  const remove = (at: number): void => {
    onChange({ ...turn, expects: expects.toSpliced(at, 1) });
    add.current?.focus();
  };
  return (
    <fieldset className={styles.root}>
      <legend className={styles.title}>Turn {number}</legend>
      <Field label="The caller says" required validationMessage={problems[`${place}.says`]}>
        <Textarea resize="vertical" value={says} onChange={(_, { value }) => onChange({ ...turn, says: value })} />
      </Field>
      {expects.map((expected, at) => (
        <ExpectationFields
          key={at}
          number={at + 1}
          expected={expected}
          problem={problems[`${place}.expects.${at}`]}
          assistantType={assistantType}
          onChange={(changed) => change(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      <div className={row}>
        <Button
          ref={add}
          size="small"
          icon={<AddRegular />}
          aria-label={`Expect something in turn ${number}`}
          onClick={() => onChange({ ...turn, expects: [...expects, { kind: 'says', value: '' }] })}
        >
          Expect Something
        </Button>
        <Button size="small" icon={<DeleteRegular />} aria-label={`Remove turn ${number}`} onClick={onRemove}>
          Remove Turn
        </Button>
      </div>
    </fieldset>
  );
}
