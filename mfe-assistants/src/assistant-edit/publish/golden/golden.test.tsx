/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { goldenCallEndpoints, type GoldenCall, type GoldenResult } from '@booking/contracts/golden-calls';
import { answering, expectAccessible, inTurn, onCue, refusing, type Answering } from '@booking/remote-kit/testing';
import {
  box,
  dialog,
  field,
  fill,
  isWaiting,
  openEditor,
  panel,
  sentTo,
  showTab,
} from '../../assistant-edit.fixture.ts';

const { list, create, change, remove, run } = goldenCallEndpoints;
const golden = () => panel('Golden Calls');
const item = async (name: string) => (await golden().findByText(name, { selector: 'h3' })).closest('li')!;
const turn = (number: number) => within(screen.getByRole('group', { name: `Turn ${number}` }));
const adding = () => dialog('Add Golden Call');
const editing = () => dialog('Edit Golden Call');

const callOf = (given: Partial<GoldenCall> = {}): GoldenCall => ({
  id: 3,
  name: 'To the pool',
  assistantType: 'guest',
  turns: [
    {
      says: 'Is there a pool?',
      expects: [
        { kind: 'uses_tool', name: 'get_property_facts' },
        { kind: 'says_amount', cents: 123_450 },
      ],
    },
  ],
  isActive: true,
  lastResult: null,
  fromCallId: null,
  revision: 1,
  createdAt: '2026-11-10T15:00:00.000Z',
  createdBy: 'Max Manager',
  ...given,
});
const went = (failures: string[] = []): GoldenResult => ({
  goldenCallId: 3,
  name: 'To the pool',
  passed: failures.length === 0,
  turns: [{ says: 'Is there a pool?', reply: 'Yes.', toolNames: ['get_property_facts'], failures }],
});
const lastResult = { passed: true, playedAt: '2026-11-10T17:00:00.000Z', assistantName: 'Night line' };
const openWith = (...answers: Answering[]) => openEditor({ tab: 'publish', answers });

test('says that there are no golden calls yet, and why they could not be loaded', async () => {
  const { person } = await openWith(inTurn(refusing(list, 500, ''), answering(list, [])));
  expect((await golden().findByRole('alert')).textContent).toContain('The golden calls could not be loaded');
  await person.click(golden().getByRole('button', { name: 'Try again' }));
  expect(await golden().findByText('No golden calls yet')).toBeTruthy();
  expect(golden().queryByRole('button', { name: 'Play Now' })).toBeNull();
});

test('writes a golden call down, and says what is missing where it is missing', async () => {
  const editor = await openWith(inTurn(answering(list, []), answering(list, [callOf()])), answering(create, callOf()));
  const { person } = editor;
  await golden().findByText('No golden calls yet');
  await person.click(golden().getByRole('button', { name: 'Add' }));
  await person.click(adding().getByRole('button', { name: 'Save' }));
  expect(adding().getByText('The call needs a name.')).toBeTruthy();
  expect(turn(1).getByText('Write what the caller says.')).toBeTruthy();
  await fill(person, adding().getByLabelText(/^Name[ *]*$/), 'To the pool');
  await fill(person, turn(1).getByLabelText(/^The caller says/), 'Is there a pool?');
  await person.click(adding().getByRole('button', { name: 'Add expectation to turn 1' }));
  await person.selectOptions(turn(1).getByLabelText('What is expected'), 'Uses the tool');
  await person.selectOptions(turn(1).getByLabelText('Uses the tool'), 'get_property_facts');
  await person.click(adding().getByRole('button', { name: 'Add expectation to turn 1' }));
  const second = within(turn(1).getByRole('group', { name: 'Expectation 2' }));
  await person.selectOptions(second.getByLabelText('What is expected'), 'Names exactly the amount');
  await fill(person, second.getByRole('textbox'), 'nothing');
  await person.click(adding().getByRole('button', { name: 'Save' }));
  expect(second.getByText('Write an amount, as in 129.50.')).toBeTruthy();
  await expectAccessible(box('Add Golden Call'));
  await fill(person, second.getByRole('textbox'), '$1,234.50');
  await person.click(adding().getByRole('button', { name: 'Save' }));
  expect((await item('To the pool')).textContent).toMatch(/^To the poolNot run1 turn, not run since last edit/);
  expect(editor.toasts).toEqual([{ title: 'Golden call saved' }]);
  const { name, assistantType, turns, isActive } = callOf();
  expect(sentTo(editor, create)).toEqual([{ name, assistantType, turns, isActive }]);
});

test('changes a golden call, which is not played as it is written then', async () => {
  const before = callOf({ lastResult });
  const turns = [
    { says: 'Is there a pool?', expects: [before.turns[0]!.expects[0]!] },
    { says: 'Thank you, goodbye', expects: [] },
  ];
  const after = callOf({ turns, revision: 2 });
  const editor = await openWith(inTurn(answering(list, [before]), answering(list, [after])), answering(change, after));
  const { person } = editor;
  expect((await item('To the pool')).textContent).toContain(
    'Passed1 turn, run Nov 10, 2026 11:00:00 AM with Night line',
  );
  await person.click(golden().getByRole('button', { name: 'Edit: To the pool' }));
  expect(turn(1).getByRole<HTMLInputElement>('textbox', { name: 'Names exactly the amount' }).value).toBe('1234.50');
  await person.click(editing().getByRole('button', { name: 'Remove expectation 2' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add expectation to turn 1');
  await person.click(editing().getByRole('button', { name: 'Add Turn' }));
  await fill(person, turn(2).getByLabelText(/^The caller says/), 'Thank you, goodbye');
  await person.click(editing().getByRole('button', { name: 'Save' }));
  expect(await golden().findByText('2 turns, not run since last edit')).toBeTruthy();
  expect(sentTo(editor, change)).toEqual([
    { name: 'To the pool', assistantType: 'guest', turns, isActive: true, revision: 1 },
  ]);
});

test('plays the active calls with the unsaved draft, and tells turn by turn how they went', async () => {
  const played = { ...lastResult, passed: false };
  const slow = onCue(answering(run, [went(['It should have named $1,234.50.'])]));
  const editor = await openWith(
    inTurn(
      answering(list, [callOf(), callOf({ id: 4, name: 'Put aside', isActive: false })]),
      answering(list, [callOf({ lastResult: played })]),
    ),
    slow,
  );
  await item('To the pool');
  await showTab(editor, 'Configuration');
  await fill(editor.person, field('First message'), 'Hello.');
  await showTab(editor, 'Publish');
  await editor.person.click(golden().getByRole('button', { name: 'Play Now' }));
  expect(golden().getByRole('status').textContent).toBe('Running “To the pool”…');
  expect(isWaiting(golden().getByRole('button', { name: 'Play Now' }))).toBe(true);
  slow.arrive();
  expect(await golden().findByText('1 of 1 golden call failed.')).toBeTruthy();
  const turns = await golden().findByRole('list', { name: 'Turns of To the pool' });
  expect(turns.querySelector('[data-ok=false]')?.textContent).toMatch(
    /^Turn 1: failedIt should have named \$1,234\.50\..*Is there a pool\?.*Yes\..*get_property_facts$/,
  );
  expect((await item('To the pool')).textContent).toContain('Failed');
  expect(sentTo(editor, run)).toEqual([{ draft: { firstMessage: 'Hello.' }, goldenCallId: 3 }]);
  await expectAccessible(box('Golden Calls'));
});

test('plays one call alone', async () => {
  const { person } = await openWith(answering(list, [callOf({ lastResult })]), answering(run, [went()]));
  await item('To the pool');
  await person.click(golden().getByRole('button', { name: 'Play: To the pool' }));
  expect(await golden().findByText('1 golden call passed.')).toBeTruthy();
});

test('says why the calls could not be played to the end', async () => {
  const { person } = await openWith(answering(list, [callOf()]), refusing(run, 503, 'Vapi is away.'));
  await item('To the pool');
  await person.click(golden().getByRole('button', { name: 'Play Now' }));
  expect(await golden().findByText(/^The calls could not be finished\. .*Vapi is away\./)).toBeTruthy();
});

test('puts a call aside', async () => {
  const aside = callOf({ isActive: false });
  const editor = await openWith(
    inTurn(answering(list, [callOf()]), answering(list, [aside])),
    answering(change, aside),
  );
  const active = () => golden().getByRole<HTMLInputElement>('switch', { name: 'Active: To the pool' });
  await item('To the pool');
  active().focus();
  await editor.person.keyboard(' ');
  await waitFor(() => expect(editor.toasts).toEqual([{ title: 'Golden call saved' }]));
  await waitFor(() => expect(active().checked).toBe(false));
  expect(sentTo(editor, change)).toEqual([{ isActive: false }]);
});

test('removes a call once it is confirmed, and says when that failed', async () => {
  const question = 'Remove “To the pool”?';
  const { person, toasts } = await openWith(
    inTurn(answering(list, [callOf()]), answering(list, [callOf()]), answering(list, [])),
    inTurn(refusing(remove, 500, ''), answering(remove, undefined)),
  );
  await item('To the pool');
  await person.click(golden().getByRole('button', { name: 'Remove: To the pool' }));
  await person.click(dialog(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to remove the golden call' }]),
  );
  expect(await dialog(question).findByRole('alert')).toBeTruthy();
  await person.click(dialog(question).getByRole('button', { name: 'Remove' }));
  expect(await golden().findByText('No golden calls yet')).toBeTruthy();
  expect(toasts.at(-1)).toEqual({ title: 'Golden call removed' });
  expect(document.activeElement?.textContent).toBe('Add');
});

test('keeps what was typed when saving fails, and asks before it is discarded', async () => {
  const { person, toasts } = await openWith(answering(list, [callOf()]), refusing(change, 500, ''));
  await item('To the pool');
  await person.click(golden().getByRole('button', { name: 'Edit: To the pool' }));
  await fill(person, editing().getByLabelText(/^Name[ *]*$/), 'To the sauna');
  await person.click(editing().getByRole('button', { name: 'Save' }));
  expect(await editing().findByRole('alert')).toBeTruthy();
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to save the golden call' }]);
  expect(editing().getByLabelText<HTMLInputElement>(/^Name[ *]*$/).value).toBe('To the sauna');
  await person.click(editing().getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Edit Golden Call')).toBeNull();
});

test('shows the version of somebody else beside what was typed', async () => {
  const theirs = callOf({ name: 'To the beach', revision: 2 });
  const editor = await openWith(
    inTurn(answering(list, [callOf()]), answering(list, [theirs])),
    inTurn(refusing(change, 409, 'Somebody else changed this golden call meanwhile.'), answering(change, theirs)),
  );
  const { person } = editor;
  await item('To the pool');
  await person.click(golden().getByRole('button', { name: 'Edit: To the pool' }));
  await fill(person, editing().getByLabelText(/^Name[ *]*$/), 'To the sauna');
  await person.click(editing().getByRole('button', { name: 'Save' }));
  expect((await editing().findByRole('alert')).textContent).toContain(
    'Somebody else changed this golden call meanwhile.',
  );
  expect((await editing().findByRole('region', { name: 'Theirs' })).textContent).toMatch(
    /To the beach.*Uses the tool: get_property_facts.*Names exactly the amount: 1234\.50/s,
  );
  expect(editing().getByLabelText<HTMLInputElement>(/^Name[ *]*$/).value).toBe('To the sauna');
  await expectAccessible(box('Edit Golden Call'));
  await person.click(editing().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editor.toasts.at(-1)).toEqual({ title: 'Golden call saved' }));
  expect(sentTo(editor, change)).toMatchObject([{ revision: 1 }, { revision: 2, name: 'To the sauna' }]);
});

test('shows a viewer the calls and how they went, and no more', async () => {
  await openEditor({ tab: 'publish', role: 'viewer', answers: [answering(list, [callOf({ isActive: false })])] });
  expect((await item('To the pool')).textContent).toMatch(/^To the poolNot runInactive/);
  expect(golden().queryByRole('button')).toBeNull();
  expect(golden().queryByRole('switch')).toBeNull();
});
