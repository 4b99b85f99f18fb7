import { useLinkClass } from '../layout/link-class.ts';

/** An email address, which begins an email to it. */
export function Email({ address }: { address: string }) {
  const linkClass = useLinkClass();
  return (
    <a href={`mailto:${address}`} className={linkClass}>
      {address}
    </a>
  );
}
