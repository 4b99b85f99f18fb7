/** Which number leads to an assistant is set where the number is (`assistantId` of Vapi's phone numbers), not here. */
export const phoneNumberHint = 'For reference. Numbers are assigned in Vapi.';
