import { useState, type ComponentProps } from 'react';
import type { SignInStep } from '@booking/contracts/auth';
import type { User } from '@booking/contracts/session';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

type Props = Omit<ComponentProps<typeof PasswordForm>, 'onStep'> & { onSignedIn: (user: User) => void };

/** What a step of signing in led to: somebody is signed in, or is asked for a code. */
export function useSteps(onSignedIn: (user: User) => void) {
  const [isCodeAsked, setCodeAsked] = useState(false);
  const take = (step: SignInStep): void => ('user' in step ? onSignedIn(step.user) : setCodeAsked(true));
  return { isCodeAsked, take, beginAgain: () => setCodeAsked(false) };
}

/** Signs in by email and password, and by a code where the account asks for one. */
export function SignInSteps({ onSignedIn, ...props }: Props) {
  const { isCodeAsked, take, beginAgain } = useSteps(onSignedIn);
  if (isCodeAsked) return <CodeForm onSignedIn={onSignedIn} onBack={beginAgain} />;
  return <PasswordForm {...props} onStep={take} />;
}
