import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { publishingEndpoints, type PromptPreview } from '@booking/contracts/publishing';
import type { Role } from '@booking/contracts/roles';
import { answering, assistant, renderScreen, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { Screen } from './assistant-edit.screen.tsx';
import type { Tab } from './use-tab.ts';

export const assistantOf = (given: Partial<Assistant> = {}): Assistant =>
  assistant({ id: 7, assistantId: 'vapi-7', name: 'Night line', mode: 'test', ...given });

/** One of which version 1 is live, and the draft is the same. */
export const publishedOf = (given: Partial<Assistant> = {}): Assistant =>
  assistantOf({
    status: 'published',
    lastPublishedAt: '2026-11-10T15:00:00.000Z',
    publishedVersion: 1,
    hasUnpublishedChanges: false,
    voiceProvider: 'vapi',
    voiceId: 'Elliot',
    ...given,
  });

export const previewOf = (given: Partial<PromptPreview> = {}): PromptPreview => ({
  prompt: 'Be brief.',
  parts: [
    {
      source: 'system_prompt',
      title: 'System prompt',
      from: 0,
      to: 9,
      documentationId: null,
      isChangedSincePublish: false,
    },
  ],
  removed: [],
  toolNames: [],
  findings: [],
  ...given,
});

type Kept = { now: Assistant; answers: [read: Answering, save: Answering] };

/** The API's assistant: reads give it as it is now, and saves change it. */
export function createAssistantApi(given: Partial<Assistant> = {}): Kept {
  const kept: Kept = {
    now: assistantOf(given),
    answers: [
      answering(assistantEndpoints.read, () => kept.now),
      answering(assistantEndpoints.save, ({ body: { revision: _, ...changes } }) => {
        kept.now = {
          ...kept.now,
          ...changes,
          revision: kept.now.revision + 1,
          hasUnpublishedChanges: true,
        };
        return kept.now;
      }),
    ],
  };
  return kept;
}

const usual: Answering[] = [
  ...createAssistantApi().answers,
  answering(publishingEndpoints.preview, previewOf()),
  answering(publishingEndpoints.versions, []),
  answering(publishingEndpoints.drift, { checkedAt: null, differences: [] }),
  answering(goldenCallEndpoints.list, []),
];

type Options = { assistant?: Assistant; tab?: Tab; answers?: Answering[]; role?: Role };

/** Opens a tab of the assistant, and waits until its fields are there. */
export async function openEditor({ assistant, tab = 'overview', answers = [], role = 'manager' }: Options = {}) {
  const read = assistant ? [answering(assistantEndpoints.read, assistant)] : [];
  const mounted = renderScreen(Screen, {
    path: '/assistant/:id',
    at: `/assistant/7?tab=${tab}`,
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers: [...answers, ...read, ...usual],
  });
  await screen.findByRole('tabpanel');
  if (tab === 'publish') await screen.findByRole('region', { name: 'Version History' });
  return mounted;
}

export const shown = () => within(screen.getByRole('tabpanel'));
/** The panel or the dialog of this title. */
export const box = (title: string): HTMLElement =>
  screen.getByText(title, { selector: 'h2' }).closest<HTMLElement>('section, [role=dialog]')!;
export const panel = (title: string) => within(box(title));
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
export const button = (name: string) => screen.getByText<HTMLButtonElement>(name, { selector: 'button' });
export const isWaiting = (found: HTMLElement): boolean => found.getAttribute('aria-disabled') === 'true';

/** A field of the tab that shows; a required one has a star behind its name. */
export const field = (label: string) =>
  shown().getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(new RegExp(`^${label}[ *]*$`));

export async function fill(person: UserEvent, found: HTMLElement, words: string): Promise<void> {
  await person.clear(found);
  if (words !== '') await person.paste(words);
}

export const showTab = ({ person }: Pick<Mounted, 'person'>, name: string): Promise<void> =>
  person.click(screen.getByRole('tab', { name }));

/** What was sent to an endpoint, the newest last. */
export const sentTo = ({ calls }: Pick<Mounted, 'calls'>, endpoint: Answering['endpoint']): unknown[] =>
  calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input.body);

export const reviewing = 'Review before publishing';

/** Publishes from the open review, with a note if one is given. */
export async function publishReviewed({ person }: Pick<Mounted, 'person'>, note = ''): Promise<void> {
  const review = dialog(reviewing);
  if (note) await person.type(review.getByLabelText('Note'), note);
  const confirm = review.getByRole('button', { name: 'Publish to the TEST line' });
  await waitFor(() => expect(isWaiting(confirm)).toBe(false));
  await person.click(confirm);
}

/** Presses a button that publishes, and confirms. */
export async function publishBy(editor: Pick<Mounted, 'person'>, pressed: HTMLElement, note = ''): Promise<void> {
  await editor.person.click(pressed);
  await publishReviewed(editor, note);
}
