/**
 * What keys and tokens look like in a text: after a word for one, or with a beginning that services give theirs. A password is none:
 * that of the Wi-Fi is there to be told.
 */
const looksSecret =
  /\bBearer\s+[\w.~+/=-]{16,512}|\b(?:sk|rk|pk|whsec|cbat)_(?:live_|test_)?[A-Za-z0-9]{16,512}|\beyJ[\w-]{10,2000}\.[\w-]{10,2000}|\b(?:x-vapi-secret|api[ _-]?key|secret[ _-]?key|(?:access|auth|tool)[ _-]?token)\s{0,4}[:=]\s{0,4}[^\s"']{12,512}/i;

/** Whether a text holds a secret: what an assistant is told may be said to a caller, and is sent wherever its messages go. */
export const holdsSecret = (text: string): boolean => looksSecret.test(text);
