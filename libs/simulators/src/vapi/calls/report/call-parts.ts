import { findScript, findScriptOrDefault } from '../../../callers/find-script.ts';
import { createGuest, isFictionalPhone } from '../../../callers/guests.ts';
import type { Guest, Stay } from '../../../callers/scene.ts';
import type { Script } from '../../../callers/script.ts';
import { addDays } from '../../../shared-kernel/plain-date.ts';
import type { Random } from '../../../shared-kernel/random.ts';
import { numberDialled, type Account } from '../../accounts.ts';
import { isObject } from '../../rules/rule.ts';
import type { Customer } from './call-record.ts';
import type { NewCall } from '../new-call.ts';
import { readAssistant, type TalkingAssistant } from '../other-end/talking-assistant.ts';
import { createFill, mergeDeep, type Variables } from '../variables.ts';

/** What of a call or chat says which assistant it is. */
export type AssistantChoice = Variables & { assistant?: unknown; assistantId?: string | null };

/**
 * What a call to one of the account's numbers begins with: its assistant is the one that answers the number now. Who has neither a
 * number nor a SIP address calls from the website.
 */
export function inboundCall(
  account: Account,
  script: string,
  guest: Guest,
  line?: string,
): Pick<NewCall, 'type' | 'phoneNumber' | 'given' | 'script'> {
  const phoneNumber = numberDialled(account, line);
  const assistantId = phoneNumber?.assistantId;
  const given = { assistantId: typeof assistantId === 'string' ? assistantId : null };
  const customer = customerOf(guest);
  if (!customer) return { type: 'webCall', given, script };
  return { type: 'inboundPhoneCall', ...(phoneNumber ? { phoneNumber } : {}), given: { ...given, customer }, script };
}

function customerOf({ number, sipUri }: Guest): Customer | undefined {
  if (sipUri !== undefined) return { sipUri };
  return number === '' ? undefined : { number };
}

/** The assistant of a call or chat, with its overrides in it; undefined when it does not exist. */
export function findAssistant(account: Account, snapshot: AssistantChoice): TalkingAssistant | undefined {
  const settings = isObject(snapshot.assistant)
    ? snapshot.assistant
    : account.assistants.get(snapshot.assistantId ?? '');
  if (!settings) return undefined;
  const overrides = isObject(snapshot.assistantOverrides) ? snapshot.assistantOverrides : {};
  const { variableValues: _variables, 'tools:append': appended, ...changes } = overrides;
  const merged = withTools(mergeDeep(settings, changes), appended);
  return readAssistant(merged, (id) => account.tools.get(id), createFill(snapshot));
}

function withTools(settings: Record<string, unknown>, appended: unknown): Record<string, unknown> {
  if (!Array.isArray(appended)) return settings;
  const model = isObject(settings.model) ? settings.model : {};
  const tools = Array.isArray(model.tools) ? (model.tools as unknown[]) : [];
  return { ...settings, model: { ...model, tools: [...tools, ...(appended as unknown[])] } };
}

/** The script an outbound test call asks for; nobody is there at a number that is not set aside for fiction. */
export function scriptOf(given: Record<string, unknown>, guest: Guest): Script {
  if (!isFictionalPhone(guest.number)) return findScript('no_answer');
  const overrides = isObject(given.assistantOverrides) ? given.assistantOverrides : {};
  return findScriptOrDefault(isObject(overrides.variableValues) ? overrides.variableValues.testScenario : undefined);
}

/** The guest behind a call's customer; what the customer does not say is made up. */
export function guestOf(customer: unknown, random: Random): Guest {
  const made = createGuest(random);
  if (!isObject(customer)) return made;
  const { name, number } = customer;
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : made.name,
    number: typeof number === 'string' ? number : made.number,
  };
}

/** A stay somebody could ask for on a day (YYYY-MM-DD). */
export function someStay(today: string, random: Random): Stay {
  const startDate = addDays(today, random.between(5, 40));
  const endDate = addDays(startDate, random.between(1, 4));
  return { startDate, endDate, adults: random.between(1, 2), children: random.chance(0.2) ? 1 : 0 };
}
