/** An answer that did not come to its end, with a sentence for the guest. */
export class AnswerBroken extends Error {}
