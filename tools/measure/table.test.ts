import { expect, test } from '@jest/globals';
import { renderMeasurement, type Row } from './table.ts';
import { verdictOf } from './verdict.ts';

const speed = (p95: number) => ({ p50: p95 / 2, p95, rows: 100 });
const rowOf = (filter: string, small: number, large: number): Row => ({
  path: '/api/admin/call-logs',
  filter,
  small: speed(small),
  large: speed(large),
  verdict: verdictOf(speed(small), speed(large)),
});

test('the table says of each question how long it took, and what was missed', async () => {
  const text = await renderMeasurement({
    small: { calls: 10_000, payments: 2_000 },
    large: { calls: 1_000_000, payments: 200_000 },
    rows: [rowOf('', 10, 12), rowOf('q=garcia', 10, 40), rowOf('q=qx', 90, 120), rowOf('limit=500', 20, 400)],
    notMeasured: ['/api/admin/call-logs: mood'],
    at: new Date('2026-03-01T12:00:00Z'),
  });
  const cells = text.split('\n').flatMap((line) => {
    const found = line.split('|').map((cell) => cell.trim());
    return found.length > 2 ? [found.slice(1, -1)] : [];
  });
  expect(cells.slice(2)).toEqual([
    ['/call-logs', '5.0', '10.0', '6.0', '12.0', '1.20', '100 / 100', 'yes'],
    ['/call-logs `q=garcia`', '5.0', '10.0', '20.0', '40.0', '4.00', '100 / 100', 'grows'],
    ['/call-logs `q=qx`', '45.0', '90.0', '60.0', '120.0', '1.33', '100 / 100', 'too slow'],
    ['/call-logs `limit=500`', '10.0', '20.0', '200.0', '400.0', '20.00', '100 / 100', 'too slow, grows'],
  ]);
  expect(text).toContain('1,000,000 calls and 200,000 payments');
  expect(text).toContain('1 of 4 keep it.');
  expect(text).toContain('not measured: /api/admin/call-logs: mood');
  expect(text).toContain('2026-03-01');
});
