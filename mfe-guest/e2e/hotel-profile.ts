import type { Sql } from '../../shell/e2e/console.ts';

export const profile = {
  hotelName: 'Harbor Inn',
  hotelPhone: '+15125550100',
  hotelAddress: '1 Pier Street, Austin, TX 78701',
  hotelWebsite: 'https://harbor.example',
};

/** Makes the hotel the one above, as saving it in Settings would. */
export async function setProfile(sql: Sql, values: Partial<typeof profile> = profile): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await sql(
      `INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [key, JSON.stringify(value)],
    );
  }
}

export async function forgetProfile(sql: Sql): Promise<void> {
  await sql(`DELETE FROM setting WHERE key LIKE 'hotel%'`);
}
