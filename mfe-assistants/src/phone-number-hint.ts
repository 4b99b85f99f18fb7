/** Which number leads to an assistant is set where the number is (`assistantId` of Vapi's phone numbers), not here. */
export const phoneNumberHint = 'A note of the number that leads to it; which assistant answers a number is set at Vapi';
