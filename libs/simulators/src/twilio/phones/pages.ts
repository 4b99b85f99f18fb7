import { renderDocument } from '../../shared-kernel/document.ts';
import { escapeHtml } from '../../shared-kernel/escape-html.ts';
import { linkAddresses } from './links.ts';
import type { PhoneText } from './phone-texts.ts';

/** The list of phones as a whole HTML document. */
export function renderPhones(phones: readonly { number: string; at: number }[]): string {
  const items = phones.map(
    ({ number, at }) => `<li><a href="${pathOf(number)}">${spaced(number)}</a> ${renderTime(at)}</li>`,
  );
  return renderDocument(
    titled('Phones'),
    `<h1>Phones</h1>
<p>Nothing here is real: these are simulated phones at +1 … 555-01XX, numbers set aside for fiction, and the texts a
simulated Twilio brought to them.</p>
${items.length === 0 ? '<p>No texts yet.</p>' : `<ul class="phones">\n${items.join('\n')}\n</ul>`}
<p><a href="/phones">Show new texts</a></p>`,
  );
}

export type PhoneContent = {
  number: string;
  line: string;
  texts: readonly PhoneText[];
  /** What was wrong with the text that should have been sent. */
  problem?: string;
};

/** A phone as a whole HTML document: its texts, and a form to answer the line. */
export function renderPhone({ number, line, texts, problem }: PhoneContent): string {
  return renderDocument(
    titled(`Phone ${spaced(number)}`),
    `<p><a href="/phones">All phones</a></p>
<h1>Phone ${spaced(number)}</h1>
<p>Nothing here is real: a simulated phone and the texts a simulated Twilio brought to it. Times are UTC.</p>
${texts.length === 0 ? '<p>No texts yet.</p>' : `<ol class="texts">\n${texts.map(renderText).join('\n')}\n</ol>`}
<p><a href="${pathOf(number)}">Show new texts</a></p>
${problem ? `<p class="notice failed" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${pathOf(number)}">
<label for="message">Message</label>
<textarea id="message" name="message" rows="3" maxlength="1600" required aria-describedby="line"></textarea>
<p id="line" class="quiet">Goes to the hotel's line ${spaced(line)}.</p>
<button type="submit">Send</button>
</form>
<form method="post" action="${pathOf(number)}">
<input type="hidden" name="message" value="STOP">
<button type="submit" class="second">Reply STOP</button>
</form>`,
  );
}

function renderText({ from, to, body, direction, at }: PhoneText): string {
  const isSent = direction === 'inbound';
  const text = body === '' ? '<em>This text was redacted.</em>' : linkAddresses(body);
  return `<li class="${isSent ? 'sent' : 'received'}">
<p class="body">${text}</p>
<p class="quiet">${isSent ? `Sent to ${spaced(to)}` : `From ${spaced(from)}`}, ${renderTime(at)}</p>
</li>`;
}

function renderTime(at: number): string {
  const instant = new Date(at).toISOString();
  return `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')}</time>`;
}

const titled = (title: string): string => `${title} · Simulated Twilio`;

const pathOf = (number: string): string => `/phones/${encodeURIComponent(number)}`;

function spaced(number: string): string {
  return escapeHtml(number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2-$3'));
}
