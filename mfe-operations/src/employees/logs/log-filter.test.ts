import { expect, test } from '@jest/globals';
import { isFiltered, searchOf } from '../../list/address-filter.ts';
import { filterOf } from './log-filter.ts';

test('a filter stands in the address and is read from it', () => {
  const filter = {
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    success: 'false',
    employeeName: 'Ana & Theo',
  } as const;
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(isFiltered(filter)).toBe(true);
});

test.each(['startDate=soon&success=maybe', 'success=&employeeName=', 'page=2', ''])(
  '"%s" asks for nothing',
  (search) => {
    expect(isFiltered(filterOf(search))).toBe(false);
  },
);
