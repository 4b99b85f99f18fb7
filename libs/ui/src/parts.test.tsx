/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { lookAtStyles } from './testing/undrawn.ts';
import { Facts } from './layout/facts.tsx';
import { asJson, Json } from './layout/json.tsx';
import { useHiddenTextClass } from './layout/hidden-text-class.ts';
import { useListClass } from './layout/list-class.ts';
import { PageHeader } from './layout/page-header.tsx';
import { Panel } from './layout/panel.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { Select } from './forms/select.tsx';
import { StatusBadge } from './states/status-badge.tsx';
import { show } from './testing.tsx';

lookAtStyles();

test('facts stand beside their names, and a dash where nothing is known', () => {
  show(
    <Facts
      facts={[
        ['Name', 'Ada'],
        ['Phone', null],
        ['Email', ''],
        ['Children', 0],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Phone', 'Email', 'Children'],
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Ada', '–', '–', '0']);
});

test('a list has no marks, and as much between its items as it is told', () => {
  const Steps = ({ gap }: { gap?: 'S' }) => (
    <ol className={useListClass(gap)}>
      <li>One</li>
    </ol>
  );
  const { change } = show(<Steps />);
  expect(getComputedStyle(screen.getByRole('list')).listStyleType).toBe('none');
  expect(getComputedStyle(screen.getByRole('list')).gap).toBe('');
  change(<Steps gap="S" />);
  expect(getComputedStyle(screen.getByRole('list')).gap).not.toBe('');
});

test('words for screen readers take no room', () => {
  const Hidden = () => <span className={useHiddenTextClass()}>Your account</span>;
  show(<Hidden />);
  const { position, width, height } = getComputedStyle(screen.getByText('Your account'));
  expect([position, width, height]).toEqual(['absolute', '1px', '1px']);
});

test('a panel is a landmark, and a page has one title, each named by its words', () => {
  show(
    <>
      <PageHeader title="Calls" subtitle="Of today" actions={<button>Refresh</button>} />
      <Panel title="Newest" aside={<span>3</span>}>
        Ada
      </Panel>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calls');
  expect(screen.getByText('Of today')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  const panel = screen.getByRole('region', { name: 'Newest' });
  expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Newest');
  expect(panel.textContent).toContain('Ada');
});

test('what scrolls within itself is named and reached by the keyboard', () => {
  show(<ScrollRegion aria-label="The terms">Many words</ScrollRegion>);
  expect(screen.getByRole('region', { name: 'The terms' }).tabIndex).toBe(0);
});

test('a choice is passed on as the browser’s own select has it', () => {
  const chosen: string[] = [];
  show(
    <Select aria-label="Role" defaultValue="staff" onChange={(_, { value }) => chosen.push(value)}>
      <option value="owner">Owner</option>
      <option value="staff">Staff</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  expect(select.value).toBe('staff');
  fireEvent.change(select, { target: { value: 'owner' } });
  expect(chosen).toEqual(['owner']);
});

test('a state is Fluent’s badge in the color of its tone, and is read by its word alone', () => {
  show(<StatusBadge tone="bad">Failed</StatusBadge>);
  const badge = screen.getByText('Failed');
  expect(badge.dataset['tone']).toBe('bad');
  expect(badge.classList.contains('fui-Badge')).toBe(true);
});

test('a value is shown as JSON, and nothing as a dash', () => {
  const { change } = show(<Json value={{ id: 1 }} />);
  expect(document.querySelector('pre')!.textContent).toBe('{\n  "id": 1\n}');
  change(<Json value={undefined} />);
  expect(document.querySelector('pre')!.textContent).toBe('–');
  expect(asJson(null)).toBe('null');
});
