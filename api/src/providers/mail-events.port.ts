/** An email did not arrive, by the id that it was sent with, and why. */
export type DeliveryNotice = { id: string; reason: string };

/** What mail servers tell later; the hotel's part implements it. */
export abstract class MailEvents {
  abstract recordFailure(notice: DeliveryNotice): Promise<void>;
}
