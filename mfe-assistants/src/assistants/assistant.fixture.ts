import { screen, within } from '@testing-library/react';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import type { Role } from '@booking/contracts/roles';
import { answering, assistant, renderScreen, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { Screen } from './assistants.screen.tsx';

export { assistant };

/** Answers for assistants that can be added, copied and archived. */
export function assistantsApi(...given: Assistant[]) {
  const kept = new Map(given.map((each) => [each.id, each]));
  const put = (next: Assistant): Assistant => {
    kept.set(next.id, next);
    return next;
  };
  const answers = {
    list: answering(assistantEndpoints.list, () => [...kept.values()]),
    atPlatform: answering(assistantEndpoints.atPlatform, [{ id: 'vapi-2', name: 'Night line' }]),
    create: answering(assistantEndpoints.create, ({ body: { name, assistantId, assistantType } }) =>
      put(assistant({ id: kept.size + 1, name, assistantId, assistantType })),
    ),
    duplicate: answering(assistantEndpoints.duplicate, ({ params, body }) =>
      put({ ...kept.get(params.id)!, ...body, id: kept.size + 1, status: 'draft' }),
    ),
    archive: answering(assistantEndpoints.archive, ({ params, body }) =>
      put({ ...kept.get(params.id)!, archivedAt: body.archived ? '2026-11-10T18:00:00.000Z' : null }),
    ),
  };
  return { ...answers, all: Object.values(answers) };
}

/** @param answers the first one of an endpoint counts */
export const openScreen = (answers: Answering[], role: Role = 'manager'): Mounted =>
  renderScreen(Screen, {
    path: '/assistant',
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers,
  });

export const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
