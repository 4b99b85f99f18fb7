import type { Translate } from '@booking/languages/translate';

/** A rate by the hotel's own name for it; the base rate has none. */
export const rateName = (t: Translate, rateType: string): string =>
  rateType === 'standard' ? t('rooms.standardRate') : rateType;
