import { useRef, useState, type ReactElement } from 'react';
import type { Assistant } from '@booking/contracts/assistants';
import { useQuery } from '@booking/remote-kit/kit';
import { ActionDialog, Answer, Button, Text } from '@booking/ui/kit';
import { labelOf } from '../draft.ts';
import { publishingQueries } from './publishing.queries.ts';

function WhatIsReplaced({ id }: { id: number }) {
  const drift = useQuery(publishingQueries.drift(id));
  return (
    <Answer query={drift} what="what Vapi holds">
      {({ differences }) => (
        <Text>
          Somebody changed it there since it was published: {differences.map(({ field }) => labelOf(field)).join(', ')}.
          Publishing the draft replaces that. To keep it, use “At Vapi” on the Publish tab first.
        </Text>
      )}
    </Answer>
  );
}

type Props = {
  assistant: Assistant;
  label: string;
  icon?: ReactElement;
  isPending: boolean;
  isDisabled?: boolean;
  className?: string;
  onStart: () => void;
};

/** Publishes the draft; over something that somebody changed at Vapi only once a person has confirmed it. */
export function PublishButton({ assistant, label, icon, isPending, isDisabled = false, className, onStart }: Props) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        appearance="primary"
        icon={icon}
        className={className}
        disabledFocusable={isPending || isDisabled}
        onClick={() => (assistant.hasDrifted ? setAsking(true) : onStart())}
      >
        {isPending ? 'Publishing…' : label}
      </Button>
      {isAsking && (
        <ActionDialog
          title="Replace what was changed at Vapi?"
          confirm="Publish the Draft"
          isPending={isPending}
          error={null}
          onConfirm={(done) => {
            done();
            onStart();
          }}
          onClose={close}
        >
          <WhatIsReplaced id={assistant.id} />
        </ActionDialog>
      )}
    </>
  );
}
