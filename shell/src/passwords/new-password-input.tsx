import type { InputProps } from '@booking/ui/form';
import { PasswordInput } from './password-input.tsx';

const revealLabels = { show: 'Show the password', hide: 'Hide the password' };

/** Where a password is chosen. */
export const NewPasswordInput = (props: Omit<InputProps, 'type' | 'contentAfter'>) => (
  <PasswordInput {...props} autoComplete="new-password" revealLabels={revealLabels} />
);
