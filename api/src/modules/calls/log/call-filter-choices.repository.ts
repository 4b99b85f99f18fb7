import { Injectable } from '@nestjs/common';
import type { CallFilterChoices } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';

/** Steps from one value of a column to the next by its index, so the number of calls that share a value costs nothing. */
const distinctValues = (column: string, rest: string): string => {
  const first = (where: string): string =>
    `SELECT ${column}, ${rest} FROM call WHERE mode = $1 AND ${where} ORDER BY ${column}, started_at DESC, id DESC LIMIT 1`;
  return `
    WITH RECURSIVE each AS (
      (${first(`${column} IS NOT NULL`)})
      UNION ALL
      SELECT next.* FROM each CROSS JOIN LATERAL (${first(`${column} > each.${column}`)}) AS next
    )
    SELECT * FROM each`;
};

@Injectable()
export class CallFilterChoicesRepository {
  constructor(private readonly database: DataSource) {}

  /** The assistants and end reasons that calls of a mode have; an assistant by its newest name. */
  async find(mode: Mode): Promise<CallFilterChoices> {
    const [assistants, reasons] = await Promise.all([
      this.database.query<{ assistant_id: string; assistant_name: string | null }[]>(
        distinctValues('assistant_id', 'assistant_name'),
        [mode],
      ),
      this.database.query<{ ended_reason: string }[]>(distinctValues('ended_reason', 'id'), [mode]),
    ]);
    return {
      assistants: assistants.map(({ assistant_id: id, assistant_name: name }) => ({ id, name })),
      endReasons: reasons.map(({ ended_reason }) => ended_reason),
    };
  }
}
