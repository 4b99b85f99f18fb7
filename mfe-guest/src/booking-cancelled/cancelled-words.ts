import type { Translate } from '@booking/languages/translate';

const known = ['extension', 'balance'] as const;

/** What a guest who turned back from paying reads (S2 section 2). @param purpose as the address has it; without one it was a booking */
export function cancelledWords(t: Translate, purpose: string | null): { title: string; text: string; more: string } {
  const standing = known.find((each) => each === purpose);
  if (!standing) {
    return {
      title: t('outcome.cancelled.title'),
      text: t('outcome.cancelled.text'),
      more: t('outcome.cancelled.more'),
    };
  }
  return {
    title: t('outcome.notPaid.title'),
    text: t('outcome.notPaid.text'),
    more: t(`outcome.notPaid.${standing}`),
  };
}
