import type { GuestTermsRule } from '@booking/contracts/guest-terms';

/** What the section about guests' terms says. */
export const words = {
  title: 'Terms for guests',
  purpose:
    'Guests read these terms with every rate, before they pay, on the payment page and on their confirmation. Payments keep the version they were made under.',
  rules: 'Cancellation',
  noRules: {
    read: 'No rules entered. The rule in Cloudbeds’ text is used; see the preview.',
    unread: 'No rules entered, and none found in Cloudbeds. Guests are asked to call about cancellation.',
  },
  allRates: 'All other rates',
  rule: (ratePlan: string): string => (ratePlan ? `Rule for ${ratePlan}` : 'Rule for all other rates'),
  ratePlan: 'Rate plan',
  ratePlanHint: 'Public name in Cloudbeds. Leave empty for all other rates.',
  kind: 'Guests can cancel',
  kinds: {
    free_until: 'Free until a day before arrival',
    fee: 'For a fee',
    not_refundable: 'Without a refund',
  } satisfies Record<GuestTermsRule['kind'], string>,
  daysBefore: 'Days before arrival',
  time: 'Until (hotel time)',
  fee: 'Fee',
  lateFee: 'Fee after that',
  fees: {
    nights: 'Nights',
    percent: 'Percent of the total',
    all: 'The full price',
  } satisfies Record<GuestTermsRule['fee']['per'], string>,
  nights: 'Number of nights',
  percent: 'Percent',
  add: 'Add rule',
  remove: (ratePlan: string): string => `Remove ${words.rule(ratePlan).toLowerCase()}`,
  texts: 'Text of your own',
  textsPurpose: 'Shown below the cancellation rule. Up to 800 characters, so that it fits on the payment page.',
  en: 'English',
  es: 'Spanish',
  fromCloudbeds: (text: string): string =>
    `Cloudbeds says “${text}”. It is shown while no rule and no text is entered here.`,
  preview: 'Preview',
  previewPurpose: (from: string, total: string): string => `A stay of three nights from ${from} for ${total}:`,
};
