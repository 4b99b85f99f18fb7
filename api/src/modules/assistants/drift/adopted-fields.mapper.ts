import { StoredDraft, type AssistantDraft } from '@booking/contracts/assistants';
import * as z from 'zod/mini';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { clearableFields, platformFields, providerPairs } from '../editing/draft-from-platform.mapper.ts';
import type { PlatformSnapshot } from './platform-snapshot.mapper.ts';
import { fieldInWords } from '../publishing/publish-sentences.mapper.ts';
import type { Publication } from '../publishing/publication.mapper.ts';

/**
 * The system prompt in a prompt that was changed at the platform: what stands before the rest that was compiled after it.
 * Where that rest was changed as well it cannot be told apart, and the whole is the system prompt.
 */
export function extractSystemPrompt(prompt: string, live: Pick<Publication, 'draft' | 'prompt'>): string {
  const own = live.draft.systemPrompt?.trim() ?? '';
  const rest = live.prompt.startsWith(own) ? live.prompt.slice(own.length) : '';
  return (rest !== '' && prompt.endsWith(rest) ? prompt.slice(0, -rest.length) : prompt).trim();
}

/** Adds the other half of every pair: a provider and a voice of different assistants do not fit each other. */
export function withPairedFields(fields: readonly string[]): string[] {
  const halves = providerPairs.filter(([provider, id]) => fields.includes(provider) || fields.includes(id));
  return [...new Set([...fields, ...halves.flatMap(([provider, id]) => [provider, id])])];
}

const isClearable = (field: string): boolean => clearableFields.some((each) => each === field);
const isHeld = (field: string): field is (typeof platformFields)[number] =>
  platformFields.some((each) => each === field);

/**
 * What the platform holds in these fields, as a draft has it; a message that was taken away there is one of ''. Tools of
 * others are no part of a draft: they are only recorded anew. @throws Refusal 400, 409 for what no draft can have
 */
export function adoptedFields(
  fields: readonly string[],
  held: PlatformSnapshot,
  live: Pick<Publication, 'draft' | 'prompt'>,
): Partial<AssistantDraft> {
  const { assistant } = held;
  const values = fields
    .filter((field) => field !== 'foreignTools')
    .map((field): [string, string | null] => {
      if (isHeld(field)) return [field, assistant[field] ?? (isClearable(field) ? '' : null)];
      if (field === 'prompt') return ['systemPrompt', extractSystemPrompt(assistant.prompt ?? '', live)];
      const sentence = `What Vapi has as ${fieldInWords(field)} cannot be kept: it is not part of a draft. Publish again instead.`;
      throw new Refusal(400, 'cannot_keep', sentence);
    });
  const read = z.partial(StoredDraft).safeParse(Object.fromEntries(values));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = fieldInWords(String(issue?.path[0] ?? ''));
  throw new Refusal(
    409,
    'cannot_keep',
    `No draft can have the ${field} that Vapi has. Publish again, or change it there.`,
  );
}
