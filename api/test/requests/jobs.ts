import { eventually, type RunningApi } from '../start/running-api.ts';

/** Has work of a kind done now that is otherwise done on a schedule, and waits for its end. */
export async function runJob(api: RunningApi, name: string, data: object = {}): Promise<void> {
  const [job] = await api.sql<{ id: string }>(`INSERT INTO jobs.job (name, data) VALUES ($1, $2) RETURNING id`, [
    name,
    data,
  ]);
  await eventually(async () => {
    const [row] = await api.sql<{ state: string }>('SELECT state FROM jobs.job WHERE id = $1', [job!.id]);
    return row?.state === 'completed';
  });
}
