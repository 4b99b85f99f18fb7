/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expectAccessible } from '../testing/accessible.ts';
import { show } from '../testing.tsx';
import { RecordGrid, type GridColumn, type GridSort, type RecordGridProps } from '../grid.ts';

type Call = { id: string; guest: string; minutes: number; note: string };

const rows: Call[] = [
  { id: 'a', guest: 'Maria Lopez', minutes: 3, note: 'Asked for a crib' },
  { id: 'b', guest: 'Hank Dean', minutes: 12, note: '' },
];
const columns: GridColumn<Call>[] = [
  { id: 'guest', name: 'Guest', render: ({ guest }) => guest, isRowHeader: true },
  { id: 'minutes', name: 'Minutes', render: ({ minutes }) => minutes, isSortable: true, align: 'end' },
  { id: 'note', name: 'Note', render: ({ note }) => note, isHidden: true },
];

type Given = Partial<RecordGridProps<Call>>;

/** Shown within a router, as each list is. */
function showGrid(given: Given = {}) {
  const Grid = () => <RecordGrid label="Calls" rows={rows} rowId={({ id }) => id} columns={columns} {...given} />;
  const router = createMemoryRouter([
    { path: '/', element: <Grid /> },
    { path: '/calls/:id', element: <h1>A call</h1> },
  ]);
  return show(<RouterProvider router={router} />);
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

test('is a table whose rows are called by their row headers', async () => {
  showGrid();
  const table = screen.getByRole('table', { name: 'Calls' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Guest', 'Minutes']);
  expect(within(rowOf(/Maria/)).getByRole('rowheader').textContent).toBe('Maria Lopez');
  expect(within(rowOf(/Maria/)).getByRole('cell').textContent).toBe('3');
  await expectAccessible();
});

test('says beside each cell of a card what its column is called', () => {
  showGrid();
  expect(within(rowOf(/Hank/)).getByRole('cell').dataset['label']).toBe('Minutes');
});

test('shows the columns that somebody chose', () => {
  showGrid({ hidden: new Set(['minutes', 'guest']) });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Guest', 'Note']);
});

test('sorts by the columns that can be sorted by, and says which way', async () => {
  const onSort = jest.fn();
  const Sorted = () => {
    const [sort, setSort] = useState<GridSort>({ column: 'minutes', direction: 'descending' });
    onSort(sort);
    return <RecordGrid label="Calls" {...{ rows, columns, sort }} rowId={({ id }) => id} onSort={setSort} />;
  };
  const router = createMemoryRouter([{ path: '/', element: <Sorted /> }]);
  const { person } = show(<RouterProvider router={router} />);
  const header = () => screen.getByRole('columnheader', { name: 'Minutes' });
  expect(header().getAttribute('aria-sort')).toBe('descending');
  expect(screen.queryByRole('button', { name: 'Guest' })).toBeNull();
  await person.click(button('Minutes'));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'minutes', direction: 'ascending' });
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  // rows stand as they came
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Maria Lopez', 'Hank Dean']);
});

test('says why it cannot be sorted', async () => {
  const onSort = jest.fn();
  const { person } = showGrid({ onSort, sortOff: 'Clear the search to sort' });
  expect(button('Minutes').getAttribute('aria-disabled')).toBe('true');
  expect(button('Minutes').title).toBe('Clear the search to sort');
  await person.click(button('Minutes'));
  expect(onSort).not.toHaveBeenCalled();
});

const hrefOf = ({ id }: Call) => `/calls/${id}`;

test('opens a record by its link', async () => {
  const { person } = showGrid({ hrefOf });
  await person.click(screen.getByRole('link', { name: 'Maria Lopez' }));
  expect(await screen.findByRole('heading', { name: 'A call' })).toBeTruthy();
});

test('opens a record by a click on its row', async () => {
  const { person } = showGrid({ hrefOf });
  await person.click(screen.getByText('12'));
  expect(await screen.findByRole('heading', { name: 'A call' })).toBeTruthy();
});

test('tells of a row that was clicked, and not of its controls', async () => {
  const onOpen = jest.fn();
  const { person } = showGrid({ onOpen, actionsOf: () => [{ label: 'Copy', onSelect: () => undefined }] });
  await person.click(button('Actions: Hank Dean'));
  expect(onOpen).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  await person.click(screen.getByText('12'));
  expect(onOpen).toHaveBeenCalledWith(rows[1]);
});

test('does not take a click in what stands below a row for one on it', async () => {
  const onOpen = jest.fn();
  const unfolded: GridColumn<Call> = {
    ...{ id: 'more', name: 'More', isWide: true },
    render: ({ guest }) => (
      <>
        <button>More</button>
        <p>All about {guest}</p>
      </>
    ),
  };
  const { person } = showGrid({ onOpen, columns: [...columns, unfolded] });
  await person.click(screen.getByText('All about Hank Dean'));
  expect(onOpen).not.toHaveBeenCalled();
});

test('offers what can be done to a row in a menu', async () => {
  const copy = jest.fn();
  const { person } = showGrid({
    actionsOf: ({ guest }) => [
      { label: 'Copy', onSelect: () => copy(guest) },
      { label: 'Delete', onSelect: () => undefined, isDestructive: true },
    ],
  });
  await person.click(button('Actions: Maria Lopez'));
  expect(button('Actions: Maria Lopez').getAttribute('aria-expanded')).toBe('true');
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Copy', 'Delete']);
  await person.click(within(menu).getByRole('menuitem', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith('Maria Lopez');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe(button('Actions: Maria Lopez'));
});

test('names the menu of a row as its list wants it', () => {
  showGrid({
    actionsOf: () => [{ label: 'Copy', onSelect: () => undefined }],
    actionsLabelOf: ({ id }) => `Call ${id}`,
  });
  expect(button('Call a')).toBeTruthy();
});

test('has rows chosen one by one, or all', async () => {
  const Chosen = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <RecordGrid label="Calls" {...{ rows, columns, selected }} rowId={({ id }) => id} onSelect={setSelected} />
        <p>Chosen: {[...selected].join(' ')}</p>
      </>
    );
  };
  const { person } = show(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Chosen /> }])} />);
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  await person.click(screen.getByRole('checkbox', { name: 'Select Hank Dean' }));
  expect(screen.getByText('Chosen: b')).toBeTruthy();
  expect(rowOf(/Hank/).getAttribute('aria-selected')).toBe('true');
  expect(all().indeterminate).toBe(true);
  await person.click(all());
  expect(screen.getByText('Chosen: a b')).toBeTruthy();
  await person.click(all());
  expect(screen.getByText('Chosen:')).toBeTruthy();
  await expectAccessible();
});

test('goes from a control to that of the next row by the arrows', async () => {
  const { person } = showGrid({ hrefOf, actionsOf: () => [{ label: 'Copy', onSelect: () => undefined }] });
  button('Actions: Maria Lopez').focus();
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe(button('Actions: Hank Dean'));
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe(button('Actions: Hank Dean'));
  await person.keyboard('{ArrowUp}');
  expect(focused()).toBe(button('Actions: Maria Lopez'));
  await person.tab();
  expect(focused()).toBe(screen.getByRole('link', { name: 'Hank Dean' }));
});

test('draws a row anew for what changed in it alone', async () => {
  const drawn = jest.fn();
  const counted: GridColumn<Call>[] = [
    { id: 'guest', name: 'Guest', isRowHeader: true, render: ({ guest }) => (drawn(guest), guest) },
  ];
  const Chosen = () => {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <RecordGrid
        label="Calls"
        {...{ rows, selected }}
        columns={counted}
        rowId={({ id }) => id}
        onSelect={setSelected}
      />
    );
  };
  const { person } = show(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Chosen /> }])} />);
  drawn.mockClear();
  await person.click(screen.getByRole('checkbox', { name: 'Select Hank Dean' }));
  expect(drawn.mock.calls.flat()).not.toContain('Maria Lopez');
});
