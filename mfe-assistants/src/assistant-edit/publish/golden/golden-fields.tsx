import { useRef } from 'react';
import { AddRegular } from '@fluentui/react-icons';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { Button, Field, Input, makeStyles, Switch, Text, tokens } from '@booking/ui/kit';
import { useEditorStyles } from '../../editor.styles.ts';
import { newTurn, type GoldenDraft, type GoldenProblems, type TurnDraft } from './golden-draft.ts';
import { TurnFields } from './turn-fields.tsx';

const useStyles = makeStyles({
  // the track stands in line with the fields above it
  active: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
  problem: { color: tokens.colorStatusDangerForeground1 },
});

type Props = {
  draft: GoldenDraft;
  problems: GoldenProblems;
  assistantType: GoldenCall['assistantType'];
  onChange: (draft: GoldenDraft) => void;
};

export function GoldenFields({ draft, problems, assistantType, onChange }: Props) {
  const styles = useStyles();
  const { start } = useEditorStyles();
  const add = useRef<HTMLButtonElement>(null);
  const { name, isActive, turns } = draft;
  const change = (at: number, turn: TurnDraft): void => onChange({ ...draft, turns: turns.with(at, turn) });
  const remove = (at: number): void => {
    onChange({ ...draft, turns: turns.toSpliced(at, 1) });
    add.current?.focus();
  };
  return (
    <>
      <Field label="Name" required validationMessage={problems['name']}>
        <Input autoComplete="off" value={name} onChange={(_, { value }) => onChange({ ...draft, name: value })} />
      </Field>
      {turns.map((turn, at) => (
        <TurnFields
          key={at}
          number={at + 1}
          turn={turn}
          problems={problems}
          assistantType={assistantType}
          onChange={(changed) => change(at, changed)}
          onRemove={() => remove(at)}
        />
      ))}
      {problems['turns'] && (
        <Text role="alert" className={styles.problem}>
          {problems['turns']}
        </Text>
      )}
      <Button
        ref={add}
        className={start}
        icon={<AddRegular />}
        onClick={() => onChange({ ...draft, turns: [...turns, newTurn] })}
      >
        Add Turn
      </Button>
      <Field hint="Active calls are played before every publish">
        <Switch
          className={styles.active}
          label="Active"
          checked={isActive}
          onChange={(_, { checked }) => onChange({ ...draft, isActive: checked })}
        />
      </Field>
    </>
  );
}
