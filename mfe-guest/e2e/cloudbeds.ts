import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../../shell/e2e/console.ts';

type Reservation = { guestName: string; status: string; total: number; balance: number };

const secret = (name: string): string => readFileSync(join(process.env['E2E_DATA_DIR']!, 'secrets', name), 'utf8');

/** What the simulated Cloudbeds itself says of a reservation of the test account. */
export async function reservationInCloudbeds(id: string): Promise<Reservation> {
  const { port } = new URL(process.env['E2E_CONTROL_URL']!);
  const query = new URLSearchParams({ propertyID: secret('cloudbeds-test-property-id'), reservationID: id });
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 2}/api/v1.2/getReservation?${query}`, {
    headers: { 'x-api-key': secret('cloudbeds-test-api-key') },
  });
  const { success, data } = (await answer.json()) as { success: boolean; data: Reservation };
  expect(success, 'Cloudbeds knows the reservation').toBe(true);
  return data;
}
