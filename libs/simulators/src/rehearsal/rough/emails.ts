import type { Random } from '../../shared-kernel/random.ts';

/** What a browser's field for e-mail takes before the sign; the guest's number keeps them apart. */
const LOCAL: readonly ((index: number) => string)[] = [
  (index) => `smith&jones${index}`,
  (index) => `o'brien.${index}`,
  (index) => `MARIA.${index}`,
  (index) => `a+hotel=${index}`,
  (index) => `_first.last_${index}`,
  (index) => `x/y${index}`,
  (index) => `${'very.long.'.repeat(4)}${index}`,
  (index) => `guest${index}`,
];
const DOMAINS = ['guest.example', 'mail.guest.example', 'xn--gst-hoa.example', 'a-b.guest.example'];

/** An e-mail address as people have them. */
export const roughEmail = (index: number, random: Random): string =>
  `${random.pick(LOCAL)(index)}@${random.pick(DOMAINS)}`;
