import { allScripts } from '../callers/find-script.ts';
import { spacedNumber } from './call-forms.ts';
import { escapeHtml } from '../shared-kernel/escape-html.ts';
import type { RecentCall } from './recent-calls.ts';

const TYPES: Readonly<Record<RecentCall['type'], string>> = {
  inboundPhoneCall: 'in',
  outboundPhoneCall: 'out',
  webCall: 'web',
};
const HEADS = ['When (UTC)', 'Phone', 'Script', 'Account', 'Status'];

/** The latest calls as a table, each with a link to what is said on it. */
export function renderCalls(calls: readonly RecentCall[]): string {
  if (calls.length === 0) return '<p>No calls yet.</p>';
  const rows = calls.map(
    (call) => `<tr>
<td data-label="When"><a href="/conversations/${call.id}"><time class="whole" datetime="${new Date(call.at).toISOString()}">${whenOf(call)}</time></a></td>
<td data-label="Phone"><span class="whole">${call.number ? spacedNumber(escapeHtml(call.number)) : '–'}</span> (${TYPES[call.type]})</td>
<td data-label="Script">${escapeHtml(titleOf(call.script))}</td>
<td data-label="Account">${call.account}</td>
<td data-label="Status">${escapeHtml(statusOf(call))}</td>
</tr>`,
  );
  return `<table>
<thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function whenOf(call: RecentCall): string {
  return new Date(call.at).toISOString().slice(0, 19).replace('T', ' ');
}

function titleOf(script: string): string {
  if (script === 'typed') return 'Typed by a person';
  return allScripts.find(({ name }) => name === script)?.title ?? '–';
}

function statusOf(call: RecentCall): string {
  if (call.status !== 'ended') return call.status;
  const seconds = call.durationMs === undefined ? '' : `, ${Math.round(call.durationMs / 1000)}\u00a0s`;
  return `ended: ${call.endedReason ?? 'unknown'}${seconds}`;
}
