import { spacedNumber } from './call-forms.ts';
import type { ConversationView, Turn } from './conversations.ts';
import { renderDocument } from '../shared-kernel/document.ts';
import { renderNotice, type Notice } from './notice.ts';
import { escapeHtml } from '../shared-kernel/escape-html.ts';

const SPEAKERS: Readonly<Record<Turn['who'], string>> = {
  caller: 'Caller',
  assistant: 'Assistant',
  tool: 'The assistant uses',
};

/** A call as a page: what was said, and while it goes on a form for what the caller says next. `phonesUrl` shows the phones. */
export function renderConversation(view: ConversationView, phonesUrl: string, notice?: Notice): string {
  const from = escapeHtml(view.number === undefined ? 'a browser' : spacedNumber(view.number));
  return renderDocument(
    'Conversation',
    `<p><a href="/">Simulators</a></p>
<h1>Call with <span class="whole">${from}</span></h1>
<p class="quiet">Nobody real is on this line. The assistant answers by rules, no language model is asked; the tools it uses
are the hotel’s own.</p>
${renderPhone(view, phonesUrl)}
<ol class="turns">
${view.turns.map((turn, place) => renderTurn(turn, view.turns[place - 1])).join('\n')}
</ol>
${renderNotice(notice)}
${view.isOpen ? renderForm(view.callId) : renderStanding(view)}`,
  );
}

function renderTurn({ who, text }: Turn, before: Turn | undefined): string {
  const words = who === 'tool' ? `<code>${escapeHtml(text)}</code>` : escapeHtml(text);
  const speaker = who === before?.who ? '' : `<span class="speaker">${SPEAKERS[who]}</span> `;
  return `<li class="${who}">${speaker}<span class="words">${words}</span></li>`;
}

function renderForm(callId: string): string {
  return `<form method="post" action="/conversations/${callId}" class="wide">
<label for="text">What you say</label>
<input id="text" name="text" maxlength="500" required autocomplete="off" autofocus>
<div class="buttons">
<button type="submit">Say it</button>
<button type="submit" class="second" formaction="/conversations/${callId}/hang-up" formnovalidate>Hang up</button>
</div>
</form>
<p class="quiet">Three minutes without a word end the call.</p>`;
}

function renderStanding({ status, endedReason, callId, canTake }: ConversationView): string {
  if (status === 'ended') {
    return `<p class="notice" role="status">The call has ended: ${escapeHtml(endedReason ?? 'unknown')}.</p>
<p><a href="/">Make another call</a></p>`;
  }
  return `<p class="notice" role="status">The caller follows a script. <a href="/conversations/${callId}">Refresh</a></p>
${canTake ? renderTake(callId) : ''}`;
}

function renderTake(callId: string): string {
  return `<form method="post" action="/conversations/${callId}/take" class="wide">
<p class="quiet">Once you take the phone, the guest says what you type.</p>
<div class="buttons">
<button type="submit">Take the phone</button>
</div>
</form>`;
}

function renderPhone({ number }: ConversationView, phonesUrl: string): string {
  if (number === undefined) return '';
  const href = `${phonesUrl}/${encodeURIComponent(number)}`;
  return `<p><a href="${escapeHtml(href)}" target="_blank">Texts on this phone</a></p>`;
}
