import type { Documentation } from '@booking/contracts/ai-documentation';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { PromptPart } from '@booking/contracts/publishing';
import type { SettingValues } from '@booking/contracts/settings';
import { inPromptOrder } from '../documentation/prompt-order.rule.ts';
import { hotelInstructions } from './hotel-instructions.mapper.ts';

export type PromptSources = {
  draft: Pick<AssistantDraft, 'systemPrompt' | 'personality' | 'agentName' | 'hotelName' | 'bookingLogic'>;
  profile: SettingValues;
  /** In any order; inactive entries are left out. */
  documentation: readonly Documentation[];
};

type Piece = { source: PromptPart['source']; title: string; text: string; documentationId?: number };

const heading = (title: string, text: string): string => `# ${title}\n\n${text}`;

/** The entries a prompt has, in its order. */
export const documentationInOrder = (documentation: readonly Documentation[]): Documentation[] =>
  inPromptOrder(documentation.filter(({ isActive }) => isActive === 1));

function documentationPieces(documentation: readonly Documentation[]): Piece[] {
  const entries = documentationInOrder(documentation);
  return entries.map(({ id, category, title, content }, index) => {
    const rule = `## ${title}\n\n${content.trim()}`;
    const isFirst = entries[index - 1]?.category !== category;
    return { source: 'documentation', title, documentationId: id, text: isFirst ? heading(category, rule) : rule };
  });
}

/** @returns the prompt as the voice platform will hold it, and which piece of it comes from where */
export function compilePrompt({ draft, profile, documentation }: PromptSources): {
  prompt: string;
  parts: Omit<PromptPart, 'isChangedSincePublish'>[];
} {
  const called = draft.agentName ? `Your name is ${draft.agentName}.` : '';
  const character = [called, draft.personality?.trim()].filter(Boolean).join('\n');
  const hotel = hotelInstructions({ ...profile, hotelName: draft.hotelName || profile.hotelName });
  const pieces: Piece[] = [
    { source: 'system_prompt' as const, title: 'System prompt', text: draft.systemPrompt?.trim() ?? '' },
    { source: 'personality' as const, title: 'Personality', text: character && heading('Personality', character) },
    { source: 'hotel' as const, title: 'The hotel', text: heading('The hotel', hotel) },
    ...documentationPieces(documentation),
    {
      source: 'booking_logic' as const,
      title: 'Booking logic',
      text: draft.bookingLogic?.trim() ? heading('Booking logic', draft.bookingLogic.trim()) : '',
    },
  ].filter(({ text }) => text !== '');
  const parts: Omit<PromptPart, 'isChangedSincePublish'>[] = [];
  let prompt = '';
  for (const { source, title, text, documentationId } of pieces) {
    if (prompt !== '') prompt += '\n\n';
    parts.push({
      source,
      title,
      from: prompt.length,
      to: prompt.length + text.length,
      documentationId: documentationId ?? null,
    });
    prompt += text;
  }
  return { prompt, parts };
}
