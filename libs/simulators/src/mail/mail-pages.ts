import { renderDocument } from '../shared-kernel/document.ts';
import { escapeHtml } from '../shared-kernel/escape-html.ts';
import { mailMood, type CaughtEmail, type MailMood } from './caught-email.ts';

const MOODS: Readonly<Record<MailMood, string>> = {
  well: 'Takes email',
  down: 'Is down',
  refusing: 'Takes none for now (451)',
};

const time = (at: number): string => {
  const instant = new Date(at).toISOString();
  return `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
};

/** The list of emails that were caught. */
export function renderEmails(emails: readonly CaughtEmail[], mood: MailMood): string {
  const items = emails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="/emails/${id}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, ${time(at)}</li>`,
  );
  const choices = mailMood.options.map((each) => {
    const checked = each === mood ? ' checked' : '';
    return `<label class="choice"><input type="radio" name="mood" value="${each}"${checked}> ${MOODS[each]}</label>`;
  });
  return renderDocument(
    'Emails',
    `<p><a href="/">Simulators</a></p>
<h1>Emails</h1>
<p>Nothing is sent from here: a simulated mail server keeps what the hotel emails. It knows no address that begins with
<code>nobody@</code>. Times are UTC.</p>
${items.length === 0 ? '<p>No emails yet.</p>' : `<ul>\n${items.join('\n')}\n</ul>`}
<p><a href="/emails">Show new emails</a></p>
<form method="post" action="/emails/mood">
<fieldset>
<legend>The mail server</legend>
${choices.join('\n')}
<button type="submit" class="second">Apply to the mail server</button>
</fieldset>
</form>`,
  );
}

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** An email, by its text. */
export function renderEmail({ id, from, to, subject, text, at }: CaughtEmail, canBounce: boolean): string {
  const bounce = `<form method="post" action="/emails/${id}/bounce">
<button type="submit" class="second">Say that it could not be delivered</button>
</form>`;
  return renderDocument(
    subject,
    `<p><a href="/emails">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p class="quiet">From ${escapeHtml(from)} to ${escapeHtml(to)}, ${time(at)}</p>
<p style="white-space: pre-line">${linked(text)}</p>
${canBounce ? bounce : ''}`,
  );
}
