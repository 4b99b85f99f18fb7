/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { starterContentEndpoints, type StarterEntry } from '@booking/contracts/starter-content';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { dialog, documentationApi, openScreen, rules, sentTo } from '../ai-documentation/documentation.fixture.ts';

const { read, adoptDocumentation } = starterContentEndpoints;
const draft = (key: string, given: Partial<StarterEntry> = {}): StarterEntry => ({
  key,
  category: rules,
  title: `Draft of ${key}`,
  content: 'Dogs may stay.',
  blanks: [],
  adoptedAs: null,
  ...given,
});

/** Answers for drafts that can be adopted. */
function starterApi(isPropertyKnown: boolean, ...drafts: StarterEntry[]) {
  return [
    answering(read, () => ({ isPropertyKnown, documentation: drafts, goldenCalls: [], prompts: [] })),
    answering(adoptDocumentation, ({ body }) => {
      for (const each of drafts) if (body.keys.some((key) => key === each.key)) each.adoptedAs = 1;
      return { documentation: [] };
    }),
  ];
}

const open = async (...answers: Parameters<typeof starterApi>) => {
  const mounted = openScreen([...starterApi(...answers), ...documentationApi().all]);
  await mounted.person.click(await screen.findByRole('button', { name: 'Starter Content' }));
  return mounted;
};

test('shows each draft with its blanks, and adopts one by a click', async () => {
  const { person, calls } = await open(true, draft('pets', { blanks: ['fee for pets'] }), draft('parking'));
  const starter = dialog('Starter documentation');
  expect(await starter.findByText('To fill in: fee for pets')).toBeTruthy();
  expect(starter.getByText('Nothing to fill in')).toBeTruthy();
  await expectAccessible();
  await person.click(starter.getByRole('button', { name: 'Adopt: Draft of pets' }));
  expect(await starter.findByText('Adopted')).toBeTruthy();
  await person.click(await starter.findByRole('button', { name: 'Adopt all 1' }));
  expect(await starter.findAllByText('Adopted')).toHaveLength(2);
  expect(starter.queryByRole('button', { name: /^Adopt/ })).toBeNull();
  expect(sentTo(calls, adoptDocumentation)).toEqual([{ keys: ['pets'] }, { keys: ['parking'] }]);
});

test('says that Cloudbeds does not answer', async () => {
  await open(false, draft('pets'));
  expect(await within(screen.getByRole('dialog')).findByText(/^Cloudbeds does not answer now/)).toBeTruthy();
});

test('a viewer is not offered any', async () => {
  openScreen(documentationApi().all, 'viewer');
  expect(await screen.findAllByText('No documentation in this category yet.')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Starter Content' })).toBeNull();
});
