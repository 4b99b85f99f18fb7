/** An answer that did not come to its end, with the server's sentence for the guest; empty where it says none. */
export class AnswerBroken extends Error {}
