import { allScripts } from '../callers/find-script.ts';
import { CALLABLE_PHONES } from '../callers/guests.ts';
import { escapeHtml } from './escape-html.ts';
import type { RecentCall } from './recent-calls.ts';

export type PageContent = {
  calls: readonly RecentCall[];
  vapiUrl: string;
  productUrl: string;
  notice: { text: string; failed: boolean } | undefined;
};

const TYPES: Readonly<Record<RecentCall['type'], string>> = {
  inboundPhoneCall: 'in',
  outboundPhoneCall: 'out',
  webCall: 'web',
};

/** The control page as a whole HTML document. */
export function renderPage({ calls, vapiUrl, productUrl, notice }: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Simulators</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>Simulators</h1>
<p>Nobody real is called from here, and nothing is paid. Simulated people phone a simulated Vapi, which calls the
hotel's own <a href="${escapeHtml(productUrl)}">product</a> as the real one would.</p>
${notice ? `<p class="notice${notice.failed ? ' failed' : ''}" role="${notice.failed ? 'alert' : 'status'}">${escapeHtml(notice.text)}</p>` : ''}
${renderForm()}
<section aria-labelledby="calls">
<h2 id="calls">Latest calls</h2>
${renderCalls(calls)}
<p><a href="/">Refresh the list</a></p>
</section>
<section aria-labelledby="simulated">
<h2 id="simulated">What is simulated</h2>
<dl>
<dt>Vapi</dt>
<dd>${escapeHtml(vapiUrl)}: a test and a live account, each with assistants, tools, a phone number, calls and
recordings. The assistants follow scripts; no language model is asked.</dd>
<dt>Callers</dt>
<dd>People at +1 … 555-01XX, numbers set aside for fiction. Any of them picks up when called; nobody is there at any
other number.</dd>
</dl>
</section>
</main>
</body>
</html>
`;
}

function renderForm(): string {
  const scripts = allScripts.filter((script) => script.direction === 'inbound');
  return `<section aria-labelledby="place">
<h2 id="place">Place a call</h2>
<form method="post" action="/calls">
<label for="script">What the caller wants</label>
<select id="script" name="script">${scripts.map(({ name, title }) => option(name, title)).join('')}</select>
<label for="number">Caller's phone</label>
<select id="number" name="number">${CALLABLE_PHONES.map((number) => option(number, spacedNumber(number))).join('')}</select>
<label for="account">Account that is called</label>
<select id="account" name="account">${option('test', 'Test')}${option('live', 'Live')}</select>
<button type="submit">Place call</button>
</form>
</section>`;
}

function renderCalls(calls: readonly RecentCall[]): string {
  if (calls.length === 0) return '<p>No calls yet.</p>';
  const rows = calls.map(
    (call) => `<tr>
<td data-label="When"><time datetime="${new Date(call.at).toISOString()}">${whenOf(call)}</time></td>
<td data-label="Phone">${call.number ? spacedNumber(call.number) : '–'} (${TYPES[call.type]})</td>
<td data-label="Script">${escapeHtml(titleOf(call.script))}</td>
<td data-label="Account">${call.account}</td>
<td data-label="Status">${escapeHtml(statusOf(call))}</td>
</tr>`,
  );
  const heads = ['When (UTC)', 'Phone', 'Script', 'Account', 'Status'];
  return `<table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function option(value: string, label: string): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
}

function whenOf(call: RecentCall): string {
  return new Date(call.at).toISOString().slice(0, 19).replace('T', ' ');
}

function titleOf(script: string): string {
  return allScripts.find(({ name }) => name === script)?.title ?? '–';
}

function statusOf(call: RecentCall): string {
  if (call.status !== 'ended') return call.status;
  const seconds = call.durationMs === undefined ? '' : `, ${Math.round(call.durationMs / 1000)} s`;
  return `ended: ${call.endedReason ?? 'unknown'}${seconds}`;
}

function spacedNumber(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2-$3');
}
