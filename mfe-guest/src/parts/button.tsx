import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type Look = { isPrimary?: boolean; children: ReactNode };
type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & Look & { isLocked?: boolean };

const lookOf = (isPrimary: boolean) => (isPrimary ? styles.primary : styles.button);

/** A locked button does nothing and keeps the focus. */
export const Button = ({ isPrimary = false, isLocked = false, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={lookOf(isPrimary)}
    aria-disabled={isLocked || undefined}
    onClick={isLocked ? undefined : onClick}
  />
);

/** A link that is what to do next. */
export const LinkButton = ({ isPrimary = false, href, children }: Look & { href: string }) => (
  <a href={href} className={lookOf(isPrimary)}>
    {children}
  </a>
);
