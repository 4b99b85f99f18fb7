import { Fragment } from 'react';
import type { Mode } from '@booking/contracts/mode';
import { SetupProvider, type SetupStep } from '@booking/contracts/setup';
import { Link } from '@booking/remote-kit/kit';
import { Button, makeStyles, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { AddressList } from '../callbacks/address-list.tsx';
import { CallbacksPart } from '../callbacks/callbacks-part.tsx';
import { CredentialsForm } from '../credentials/credentials-form.tsx';
import { GoLivePart } from '../go-live/go-live-part.tsx';
import { words } from '../setup.words.ts';
import { CheckAgain } from './check-again.tsx';
import { CheckList } from './check-list.tsx';
import type { OpenStep } from './open-step.ts';
import { titleOf } from './step-look.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  actions: { display: 'flex' },
});

type Props = { mode: Mode; step: SetupStep; next: SetupStep | undefined; onOpen: OpenStep };

const places: Partial<Record<string, { lead: string; to: string }>> = words.places;

/** One step: what to do, what was checked, what to enter, what to paste, and the way on once it is done. */
export function StepContent({ mode, step, next, onOpen }: Props) {
  const styles = useStyles();
  const link = useLinkClass();
  const { id, status, whatToDo, checks, fields, addresses, canSetUpCallbacks, canProveCallbacks } = step;
  const { data: provider } = SetupProvider.safeParse(id);
  const place = places[id];
  const isSaidByCheck = checks.some((check) => check.whatToDo === whatToDo);
  const hasCallbacks = canSetUpCallbacks || canProveCallbacks || step.lastCallbackAt !== null;
  return (
    <div className={styles.root}>
      {whatToDo !== null && !isSaidByCheck && <Text>{whatToDo}</Text>}
      {checks.length > 0 && <CheckList step={step} />}
      {/* what was typed for the accounts of a mode goes with it; what came of going live, which switches it, stays */}
      <Fragment key={mode}>
        <CheckAgain mode={mode} step={step} />
        {provider && fields.length > 0 && <CredentialsForm mode={mode} provider={provider} fields={fields} />}
        {addresses.length > 0 && <AddressList addresses={addresses} />}
        {provider && hasCallbacks && <CallbacksPart mode={mode} provider={provider} step={step} />}
      </Fragment>
      {place && (
        <Link to={place.to} className={link}>
          {place.lead}
        </Link>
      )}
      {id === 'go_live' && <GoLivePart onOpen={onOpen} />}
      {status === 'done' && next && (
        <div className={styles.actions}>
          <Button appearance="primary" onClick={() => onOpen(next.id)}>
            {words.next(titleOf(next.id))}
          </Button>
        </div>
      )}
    </div>
  );
}
