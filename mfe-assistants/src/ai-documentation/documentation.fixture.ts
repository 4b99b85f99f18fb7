import { screen, within } from '@testing-library/react';
import { documentationEndpoints, type Documentation } from '@booking/contracts/ai-documentation';
import type { Endpoint } from '@booking/contracts/endpoint';
import type { Role } from '@booking/contracts/roles';
import { answering, renderScreen, type Answering, type Call, type Mounted } from '@booking/remote-kit/testing';
import { Screen } from './ai-documentation.screen.tsx';

const createdAt = '2026-11-01T12:00:00.000Z';
export const rules = 'Communication Rules';

/** What the API says to whoever changed what somebody else changed meanwhile. */
export const changedMeanwhile =
  'Somebody else changed the same in this entry meanwhile. Nothing of yours was saved: look at both and save again.';

export const entry = (given: Partial<Documentation> = {}): Documentation => ({
  id: 1,
  category: rules,
  title: 'Pets',
  content: 'Dogs may stay.',
  order: 0,
  isActive: 1,
  revision: 1,
  createdAt,
  updatedAt: createdAt,
  ...given,
});

/** Answers for entries that can be changed. `change` and `remove` are what somebody else does. */
export function documentationApi(...given: Documentation[]) {
  const kept = new Map(given.map((each) => [each.id, each]));
  const all = new Map(kept);
  const put = (next: Documentation): Documentation => {
    kept.set(next.id, next);
    all.set(next.id, next);
    return next;
  };
  const change = (id: number, fields: object): Documentation => {
    const before = all.get(id)!;
    return put({ ...before, ...fields, revision: before.revision + 1 });
  };
  const remove = (id: number): undefined => void kept.delete(id);
  const inOrder = () => [...kept.values()].toSorted((one, other) => one.order - other.order || one.id - other.id);
  const answers = {
    list: answering(documentationEndpoints.list, () => ({ documentation: inOrder() })),
    read: answering(documentationEndpoints.read, ({ params }) => all.get(params.id)!),
    create: answering(documentationEndpoints.create, ({ body }) => put(entry({ ...body, id: all.size + 1 }))),
    update: answering(documentationEndpoints.update, ({ params, body: { revision: _, ...fields } }) =>
      change(params.id, fields),
    ),
    remove: answering(documentationEndpoints.remove, ({ params }) => remove(params.id)),
    restore: answering(documentationEndpoints.restore, ({ params }) => change(params.id, {})),
    history: answering(documentationEndpoints.history, []),
  };
  return { ...answers, all: Object.values(answers), change, removeEntry: remove };
}

/** @param answers the first one of an endpoint counts */
export const openScreen = (answers: Answering[], role: Role = 'manager'): Mounted =>
  renderScreen(Screen, {
    path: '/ai-documentation',
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers,
  });

export const card = (category: string) => within(screen.getByRole('region', { name: category }));
export const titles = (category: string): (string | null)[] =>
  card(category)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
export const sentTo = (calls: Call[], asked: Endpoint): unknown[] =>
  calls.filter(({ endpoint }) => endpoint === asked).map(({ input }) => input.body);
