import type { Precheckin } from '@booking/contracts/precheckins';
import { Facts, MessageBar, MessageBarBody, StatusBadge, type Fact } from '@booking/ui/kit';
import { StepBadge } from '../precheckin-step.tsx';
import { FinishButtons } from './finish-buttons.tsx';
import { words } from './precheckin.words.ts';
import { StepLine } from './step-line.tsx';

const { checkIn } = words;

/** Whether the guest is in, and what the desk can do where it did not work. */
export function CheckInStep({ precheckin }: { precheckin: Precheckin }) {
  const { step, changedAt, problem, finishedBy, finishNote } = precheckin;
  const isAskedFor = step === 'submitted' || step === 'checked_in';
  const facts: Fact[] = [
    [checkIn.by, finishedBy],
    [checkIn.note, finishNote],
  ];
  return (
    <StepLine
      title={checkIn.title}
      isDone={step === 'checked_in'}
      badge={
        isAskedFor ? (
          <StepBadge precheckin={precheckin} />
        ) : (
          <StatusBadge tone="neutral">{words.steps.notYet}</StatusBadge>
        )
      }
      at={isAskedFor ? changedAt : undefined}
    >
      {problem && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {step !== 'checked_in' && <FinishButtons precheckin={precheckin} />}
      {finishedBy && <Facts facts={facts} />}
    </StepLine>
  );
}
