/** An email of one recipient. */
export type OutgoingMail = {
  id: string;
  to: string;
  /** Who it is from, beside the address of the environment. */
  fromName: string;
  subject: string;
  text: string;
  html?: string;
};

/** The recipient's server does not take email for this address; it would not take it later either. */
export class RecipientRefused extends Error {}

/** The mail server of the hotel. */
export abstract class Mail {
  /** Undefined where none is set. */
  abstract readonly server: { host: string; from: string } | undefined;
  /** Hands an email to the server. @throws RecipientRefused; Error that says what the server answered when it did not take it */
  abstract send(mail: OutgoingMail): Promise<void>;
}
