import { renderDocument } from '../../shared-kernel/document.ts';
import { escapeHtml } from '../../shared-kernel/escape-html.ts';
import { pageStyles } from '../../shared-kernel/page-styles.ts';
import { property } from '../../hotel/property.ts';
import type { ConsentRequest } from './consent-request.ts';

/** The style sheet of the consent page. */
export const consentStyles = `${pageStyles}
main { max-width: 36rem; }
form { grid-template-columns: 1fr 1fr; gap: 0.75rem; margin-top: 1.5rem; }
.second { background: var(--ground); color: var(--text); border: 1px solid var(--quiet); }
`;

/** Asks a person whether an application may use the hotel's account. It is a whole HTML document. */
export function renderConsentPage({ account, query, scopes }: ConsentRequest): string {
  const { clientId, name, propertyId } = account.settings;
  const fields = Object.entries(query).map(
    ([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
  );
  return renderPage(
    `Connect to ${property.name}`,
    `<p>This is a simulated Cloudbeds. The hotel is invented, and nothing you allow here reaches a real one.</p>
<p>The application <strong>AI Booking Admin</strong> asks to use this hotel’s account.</p>
<dl>
<dt>Hotel</dt>
<dd>${escapeHtml(property.name)}, property ${escapeHtml(propertyId)} (${name} account)</dd>
<dt>Application</dt>
<dd>AI Booking Admin, client ${escapeHtml(clientId)}</dd>
<dt>You will be led back to</dt>
<dd>${escapeHtml(query.redirect_uri)}</dd>
</dl>
<h2>What it will be allowed to do</h2>
<ul>
${scopes.map((scope) => `<li>${escapeHtml(describe(scope))}</li>`).join('\n')}
</ul>
<form method="post" action="/api/v1.2/oauth">
${fields.join('\n')}
<button type="submit" name="decision" value="approve">Approve</button>
<button type="submit" name="decision" value="deny" class="second">Deny</button>
</form>`,
  );
}

/** Says why nobody can be asked. */
export function renderProblemPage(problem: string): string {
  return renderPage(
    'This cannot be connected',
    `<p class="notice failed" role="alert">${escapeHtml(problem)}</p>
<p>This is a simulated Cloudbeds. Go back to the application and try again.</p>`,
  );
}

function describe(scope: string): string {
  const [verb = '', entity = ''] = scope.split(':');
  const words = entity.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${words} (${scope})`;
}

const renderPage = (title: string, body: string): string =>
  renderDocument(`${title} – simulated Cloudbeds`, `<h1>${escapeHtml(title)}</h1>\n${body}`);
