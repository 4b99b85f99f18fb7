/** What the keys of these texts end with: of the first one, and of those that staff send again, at most four. */
export const confirmationEndings: readonly string[] = ['', ' 2', ' 3', ' 4', ' 5'];

/** The keys of the texts that confirm a payment. */
export const confirmationKeys = (paymentId: string): string[] =>
  confirmationEndings.map((ending) => `confirmation ${paymentId}${ending}`);
