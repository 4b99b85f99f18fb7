import { z } from 'zod';

/** An email as it was taken, `at` in milliseconds. */
export type CaughtEmail = {
  id: string;
  at: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  messageId: string;
};

/** Well, down (it answers nobody), or refusing (it takes no email for now). */
export const mailMood = z.enum(['well', 'down', 'refusing']);
export type MailMood = z.infer<typeof mailMood>;
