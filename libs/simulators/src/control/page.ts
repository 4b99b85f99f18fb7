import { renderCallForms } from './call-forms.ts';
import { renderCalls } from './calls-table.ts';
import { renderDocument } from '../shared-kernel/document.ts';
import { renderNotice, type Notice } from './notice.ts';
import { escapeHtml } from '../shared-kernel/escape-html.ts';
import { renderFaultSection, renderTrouble } from './fault-section.ts';
import type { FaultState } from './faults.ts';
import type { ProviderName } from './providers.ts';
import type { RecentCall } from './recent-calls.ts';

export type PageContent = {
  calls: readonly RecentCall[];
  faults: Readonly<Record<ProviderName, FaultState>>;
  /** Where each provider's API is. */
  baseUrls: Readonly<Record<ProviderName, string>>;
  /** How often each account asked Cloudbeds more than it may. */
  breaches: readonly { account: string; count: number }[];
  /** The page on which texts are read. */
  phonesUrl: string;
  productUrl: string;
  notice: Notice | undefined;
};

/** The control page as a whole HTML document. */
export function renderPage(content: PageContent): string {
  const { calls, faults, phonesUrl, productUrl, notice } = content;
  return renderDocument(
    'Simulators',
    `<h1>Simulators</h1>
<p>Nobody real is called or texted from here, and nothing is paid. Simulated people phone a simulated Vapi, which calls the
hotel’s own <a href="${escapeHtml(productUrl)}">product</a> as the real one would. What the hotel texts them is on
<a href="${escapeHtml(phonesUrl)}">their phones</a>, what it emails is among <a href="/emails">the emails</a>.</p>
${renderNotice(notice)}
${renderTrouble(faults)}
${renderCallForms()}
<section aria-labelledby="calls">
<h2 id="calls">Latest calls</h2>
${renderCalls(calls)}
<p><a href="/">Refresh the list</a></p>
</section>
${renderFaultSection(faults)}
${renderProviders(content)}`,
  );
}

function renderProviders({ baseUrls, breaches }: PageContent): string {
  const breached = breaches.map(({ account, count }) => `${escapeHtml(account)} ${count}`).join(', ');
  const entry = (title: string, address: string, what: string) =>
    `<dt>${title}</dt>\n<dd><code>${escapeHtml(address)}</code><br>${what}</dd>`;
  return `<section aria-labelledby="simulated">
<h2 id="simulated">What is simulated</h2>
<p>Each has a test and a live account of its own.</p>
<dl>
${entry('Vapi', baseUrls.vapi, 'Assistants, tools, a phone number, calls and recordings. The assistants follow scripts and rules; no language model is asked.')}
${entry('Cloudbeds', baseUrls.cloudbeds, `One small hotel: its rooms, rates, reservations and guests, and the page on which access is granted. More than five requests in a second, so far: ${breached}.`)}
${entry('Stripe', baseUrls.stripe, 'Checkout with its payment page, and signed webhooks.')}
${entry('Twilio', baseUrls.twilio, 'Texts, the phones that receive them, and signed webhooks.')}
<dt>Callers</dt>
<dd>People at +1 … 555-01XX, numbers set aside for fiction. Any of them picks up when called; nobody is there at any
other number.</dd>
</dl>
</section>`;
}
