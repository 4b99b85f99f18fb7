import { allScripts } from '../callers/find-script.ts';
import { CALLABLE_PHONES } from '../callers/guests.ts';
import { escapeHtml } from '../shared-kernel/escape-html.ts';

/** The forms by which a person makes simulated people call and text. */
export function renderCallForms(): string {
  const scripts = allScripts.filter((script) => script.direction === 'inbound');
  return `<section aria-labelledby="phone">
<h2 id="phone">Call or text the hotel</h2>
<div class="side-by-side">
<form method="post" action="/calls" aria-labelledby="place">
<h3 id="place">By a script</h3>
${renderWho('')}
<label for="script">What the caller wants</label>
<select id="script" name="script">${scripts.map(({ name, title }) => option(name, title)).join('')}</select>
<button type="submit">Place call</button>
</form>
<form method="post" action="/conversations" aria-labelledby="type">
<h3 id="type">Type as the caller</h3>
${renderWho('typed-')}
<button type="submit">Call and type</button>
<p class="quiet">You write what the caller says. The assistant answers by rules, with the hotel’s real tools.</p>
</form>
<form method="post" action="/stop" aria-labelledby="stop">
<h3 id="stop">Text STOP</h3>
${renderWho('stop-')}
<button type="submit">Text STOP</button>
<p class="quiet">The phone wants no more texts from the hotel’s line.</p>
</form>
</div>
</section>`;
}

/** A phone number with spaces where people pause. */
export function spacedNumber(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2-$3');
}

function renderWho(prefix: string): string {
  const phones = CALLABLE_PHONES.map((number) => option(number, spacedNumber(number)));
  return `<label for="${prefix}number">Phone</label>
<select id="${prefix}number" name="number">${phones.join('')}</select>
<label for="${prefix}account">Account</label>
<select id="${prefix}account" name="account">${option('test', 'Test')}${option('live', 'Live')}</select>`;
}

function option(value: string, label: string): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`;
}
