import { useRef, useState, type ReactElement } from 'react';
import type { Assistant } from '@booking/contracts/assistants';
import { Button } from '@booking/ui/kit';
import { publishWords } from '../assistant-edit.words.ts';
import { ReviewDialog, type Reviewed } from './review/review-dialog.tsx';

type Props = {
  assistant: Assistant;
  label: string;
  icon?: ReactElement;
  isPending: boolean;
  isDisabled?: boolean;
  className?: string;
  onStart: (reviewed: Reviewed) => void;
};

/** Publishes the draft, once a person has seen what that changes. */
export function PublishButton({ assistant, label, icon, isPending, isDisabled = false, className, onStart }: Props) {
  const [isReviewing, setReviewing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        appearance="primary"
        icon={icon}
        className={className}
        disabledFocusable={isPending || isDisabled}
        onClick={() => setReviewing(true)}
      >
        {isPending ? publishWords.publishing : label}
      </Button>
      {isReviewing && (
        <ReviewDialog
          assistant={assistant}
          onPublish={onStart}
          onClose={() => {
            setReviewing(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
