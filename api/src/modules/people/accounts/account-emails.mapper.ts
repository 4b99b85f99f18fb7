import { writeEmail, type EmailBody } from '../../hotel/emails/email-body.mapper.ts';

type Written = EmailBody & { subject: string };

/** @param link where the password is chosen */
export function invitationEmail(hotel: string, name: string, invitedBy: string, link: string): Written {
  const words = {
    paragraphs: [
      `Hello ${name},`,
      `${invitedBy} gave you access to the console of ${hotel}. Open the link to choose a password.`,
    ],
    link: { label: 'Choose a password', url: link },
    closing: 'The link works once, within seven days. Do not pass it on: the first person to open it sets the password.',
  };
  return { subject: `Your access to the console of ${hotel}`, ...writeEmail(words) };
}

/** A link that an owner made for somebody. */
export function newLinkEmail(hotel: string, name: string, madeBy: string, link: string): Written {
  const words = {
    paragraphs: [
      `Hello ${name},`,
      `${madeBy} made a new link for your account at ${hotel}. Open it to choose a password. Earlier links no longer work.`,
    ],
    link: { label: 'Choose a password', url: link },
    closing: 'The link works once, within seven days. Do not pass it on: the first person to open it sets the password.',
  };
  return { subject: `A new link for your account at ${hotel}`, ...writeEmail(words) };
}

export function passwordResetEmail(hotel: string, name: string, link: string): Written {
  const words = {
    paragraphs: [
      `Hello ${name},`,
      `Someone asked for a new password for your account at ${hotel}. If it was you, open the link to choose one.`,
    ],
    link: { label: 'Choose a new password', url: link },
    closing: 'The link works once, within one hour. If it was not you, ignore this email: your password stays as it is.',
  };
  return { subject: `Choose a new password for ${hotel}`, ...writeEmail(words) };
}
