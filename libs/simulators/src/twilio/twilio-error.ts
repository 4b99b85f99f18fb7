/** What Twilio says to each refusal: the status of the answer, and its sentence with `%s` for what is wrong. */
const REFUSALS = {
  20001: [400, '%s'],
  20003: [401, 'Authenticate'],
  20007: [400, 'Page size too large'],
  20009: [409, 'Cannot modify message because delivery has not been completed'],
  20404: [404, 'The requested resource %s was not found'],
  20429: [429, 'Too Many Requests'],
  20500: [500, 'Internal Server Error'],
  21211: [400, "The 'To' number %s is not a valid phone number."],
  21212: [400, "The 'From' number %s is not a valid phone number, shortcode, or alphanumeric sender ID."],
  21266: [400, "'To' and 'From' number cannot be the same: %s"],
  21408: [400, "Permission to send an SMS has not been enabled for the region indicated by the 'To' number: %s."],
  21502: [400, 'SmsUrl is not valid: %s'],
  21602: [400, 'Message body is required.'],
  21603: [400, "A 'From' phone number is required."],
  21604: [400, "A 'To' phone number is required."],
  21606: [
    400,
    'The From phone number %s is not a valid, SMS-capable inbound phone number or short code for your account.',
  ],
  21609: [400, 'The StatusCallback URL %s is not a valid URL.'],
  21610: [400, 'Attempt to send to unsubscribed recipient'],
  21611: [400, "This 'From' number %s has exceeded the maximum number of queued messages"],
  21612: [400, "The 'To' phone number: %s, is not currently reachable using the 'From' phone number via SMS."],
  21614: [400, "'To' number: %s, is not a mobile number"],
  21617: [400, 'The concatenated message body exceeds the 1600 character limit'],
  30400: [400, 'Parameters are not valid'],
  30409: [409, 'This message cannot be canceled'],
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal in the shape Twilio answers with. */
export class TwilioError extends Error {
  readonly status: number;
  readonly body: { code: number; message: string; more_info: string; status: number };

  constructor(code: RefusalCode, subject = '') {
    const [status, sentence] = REFUSALS[code];
    const message = sentence.replace('%s', () => subject);
    super(message);
    this.status = status;
    this.body = { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  }
}
