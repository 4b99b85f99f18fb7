/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { expectAccessible, inTurn, refusing, type Answering, type Mounted } from '@booking/remote-kit/testing';
import {
  card,
  changedMeanwhile,
  dialog,
  documentationApi,
  entry,
  openScreen,
  rules,
  sentTo,
  titles,
} from '../documentation.fixture.ts';

const { restore, update } = documentationEndpoints;
const refused = refusing(update, 409, changedMeanwhile);
const editing = () => dialog('Edit Documentation');
const field = (name: string) => editing().getByLabelText<HTMLInputElement>(new RegExp(`^${name}[ *]*$`));
const bothVersions = () => screen.findByRole('dialog', { name: 'Someone else saved changes' });

async function edit(answers: Answering[]): Promise<Mounted> {
  const mounted = openScreen(answers);
  await mounted.person.click(await screen.findByRole('button', { name: 'Edit: Pets' }));
  return mounted;
}

async function retype({ person }: Mounted, name: string, words: string): Promise<void> {
  await person.clear(field(name));
  await person.type(field(name), words);
}

const save = ({ person }: Mounted) => person.click(editing().getByRole('button', { name: 'Save' }));

test('asks whose version of each field stays when two people changed an entry, and loses neither', async () => {
  const api = documentationApi(entry());
  const mounted = await edit([inTurn(refused, refused, api.update), ...api.all]);
  const { person, toasts, calls } = mounted;
  api.change(1, { title: 'Dogs', content: 'Hers.', order: -1 });
  await retype(mounted, 'Title', 'Cats');
  await retype(mounted, 'Content', 'His.');
  await save(mounted);
  const first = within(await bothVersions());
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${changedMeanwhile}` }]);
  expect(first.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Title.*Dogs.*Cats/),
    expect.stringMatching(/Content.*Hers\..*His\./),
  ]);
  expect(first.getByText('Changed by the other and taken over: Display order.')).toBeTruthy();
  await expectAccessible();
  await person.click(first.getByRole('button', { name: 'Cancel' }));
  expect(field('Content').value).toBe('His.');

  await save(mounted);
  const again = within(await bothVersions());
  const [title, content] = again.getAllByRole('group').map((group) => within(group));
  await person.click(title!.getByLabelText('Keep theirs'));
  expect(again.getByRole('button', { name: 'Choose for every field' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(content!.getByLabelText('Keep yours'));
  await person.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titles(rules)).toEqual(['Dogs']);
  expect(card(rules).getByText('His.')).toBeTruthy();
  expect(card(rules).getByText('Order -1')).toBeTruthy();
  expect(toasts.at(-1)).toEqual({ title: 'Documentation updated successfully' });
  expect(sentTo(calls, update).at(-1)).toEqual({ content: 'His.', revision: 2 });
});

test('sends nothing more where the version of the other is chosen for every field', async () => {
  const api = documentationApi(entry());
  const mounted = await edit([refused, ...api.all]);
  const { person, calls } = mounted;
  api.change(1, { content: 'Theirs.' });
  await retype(mounted, 'Content', 'Mine.');
  await save(mounted);
  const versions = within(await bothVersions());
  await person.click(versions.getByLabelText('Keep theirs'));
  await person.click(versions.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card(rules).getByText('Theirs.')).toBeTruthy();
  expect(sentTo(calls, update)).toHaveLength(1);
});

test('brings back what somebody deleted while it was edited, with what was typed', async () => {
  const api = documentationApi(entry(), entry({ id: 2, title: 'Parking' }));
  const gone = refusing(update, 404, 'This entry was not found.');
  const mounted = await edit([inTurn(gone, api.update), ...api.all]);
  const { person, toasts, calls } = mounted;
  api.removeEntry(1);
  await retype(mounted, 'Content', 'No pets.');
  await save(mounted);
  await waitFor(() =>
    expect(
      editing()
        .getByText(/^Someone deleted this entry\./)
        .closest('[role=alert]'),
    ).toBeTruthy(),
  );
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '404: This entry was not found.' }]);
  await waitFor(() => expect(titles(rules)).toEqual(['Parking']));
  await person.click(editing().getByRole('button', { name: 'Restore and Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(titles(rules)).toEqual(['Pets', 'Parking']));
  expect(card(rules).getByText('No pets.')).toBeTruthy();
  expect(toasts.at(-1)).toEqual({ title: 'Documentation updated successfully' });
  expect(calls.map(({ endpoint }) => endpoint).filter((each) => each === restore || each === update)).toEqual([
    update,
    restore,
    update,
  ]);
});
