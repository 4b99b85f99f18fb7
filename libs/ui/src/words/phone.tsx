import { phoneAddress, phoneInWords } from '@booking/hotel/phone-in-words';
import { useLinkClass } from '../layout/link-class.ts';

/** A phone number as people write it, which dials it. What is no number is its words alone. */
export function Phone({ number }: { number: string }) {
  const linkClass = useLinkClass();
  const address = phoneAddress(number);
  const words = phoneInWords(number);
  return address ? (
    <a href={address} className={linkClass}>
      {words}
    </a>
  ) : (
    <>{words}</>
  );
}
