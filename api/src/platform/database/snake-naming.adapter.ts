import { DefaultNamingStrategy } from 'typeorm';

/** Columns are `started_at` in the database and `startedAt` in the code. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
