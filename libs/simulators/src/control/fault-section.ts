import type { Fault } from '../shared-kernel/fault-dial.ts';
import type { FaultState } from './faults.ts';
import { PROVIDER_NAMES, PROVIDER_TITLES, type ProviderName } from './providers.ts';

type Faults = Readonly<Record<ProviderName, FaultState>>;

const PLAIN_WORDS: Readonly<Record<Fault, string>> = {
  slow: 'Answers after three seconds',
  rate_limited: 'Says there are too many requests (429)',
  server_error: 'Fails (500)',
  hang: 'Does not answer',
  timeout_after_commit: 'Does what it is asked, then does not answer',
  refused: 'Refuses what is written (400)',
  expired_token: 'Takes no key or token (401)',
  webhooks_duplicated: 'Webhooks come twice',
  webhooks_late: 'Webhooks come 20 seconds late',
  webhooks_reordered: 'Webhooks overtake each other',
  room_just_taken: 'Somebody else has just taken the room',
  short_pages: 'Names people two at a time',
  half_way: 'All this begins after the next write or page',
  model_arguments: 'Tools are called as models write: "2", null, digits as numbers',
  tool_calls_repeated: 'Tool calls come again after their answer',
  tool_calls_at_once: 'Tool calls come twice at once',
  cut_off_mid_tool: 'Callers are cut off while a tool works',
  recording_elsewhere: 'Recordings are named in one place only',
  unknown_ended_reason: 'Calls end for reasons nobody knows',
  report_repeated: 'Reports come twice',
  report_early: 'Reports come before the end of their call',
  odd_rates: 'Rates have five decimals',
  odd_levies: 'One tax and one fee cannot be read',
  unreadable_rows: 'Every list begins with a row that cannot be read',
  unknown_statuses: 'Other channels’ reservations have a status of their own',
  other_amount: 'Another amount is paid than was asked',
  other_currency: 'Another currency is paid than was asked',
  disputed: 'What is paid is disputed, and given back to the guest',
  other_shop: 'With every payment come events of another shop',
  advanced_opt_out: 'Knows words in other languages to opt out and in',
};

/** Which providers are in trouble, with a button that ends it; nothing while all are well. */
export function renderTrouble(faults: Faults): string {
  const troubled = PROVIDER_NAMES.filter((name) => faults[name].on.length > 0);
  if (troubled.length === 0) return '';
  return `<form method="post" action="/all-well" class="notice failed">
<p>In trouble: ${troubled.map((name) => PROVIDER_TITLES[name]).join(', ')}.</p>
<button type="submit">All well again</button>
</form>`;
}

/** The fault dial: a form for each provider. */
export function renderFaultSection(faults: Faults): string {
  return `<section aria-labelledby="faults">
<h2 id="faults">What goes wrong</h2>
<div class="side-by-side two">
${PROVIDER_NAMES.map((name) => renderDial(name, faults[name])).join('\n')}
</div>
</section>`;
}

function renderDial(name: ProviderName, { known, on }: FaultState): string {
  const boxes = known.map((fault) => {
    const checked = on.includes(fault) ? ' checked' : '';
    return `<label class="choice"><input type="checkbox" name="${fault}"${checked}> ${PLAIN_WORDS[fault]}</label>`;
  });
  const state = on.length === 0 ? 'well' : `${on.length} on`;
  return `<form method="post" action="/faults/${name}">
<fieldset${on.length === 0 ? '' : ' class="troubled"'}>
<legend>${PROVIDER_TITLES[name]} <span class="quiet">(${state})</span></legend>
${boxes.join('\n')}
<button type="submit" class="second">Apply to ${PROVIDER_TITLES[name]}</button>
</fieldset>
</form>`;
}
