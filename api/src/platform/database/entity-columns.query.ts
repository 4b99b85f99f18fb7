import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * What a query that is asked often selects for whole rows of an entity, as its repository would give them. For entities whose
 * columns are kept as they are, without relations.
 */
export const entityColumns = (database: DataSource, entity: EntityTarget<ObjectLiteral>): string =>
  database
    .getMetadata(entity)
    .columns.map(({ databaseName, propertyName, type }) => {
      // a date has no zone to be read in
      const read = type === 'date' ? `${databaseName}::text` : databaseName;
      return `${read} AS "${propertyName}"`;
    })
    .join(', ');
