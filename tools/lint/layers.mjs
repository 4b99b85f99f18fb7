// Who asks the database. Proven by deliberate violations in tools/repository/layers.test.ts.

const closed = new Map([
  ['typeorm', ['DataSource', 'EntityManager', 'QueryRunner', 'Repository', 'SelectQueryBuilder']],
  ['@nestjs/typeorm', ['InjectDataSource', 'InjectEntityManager', 'InjectRepository']],
]);
const queries = ['createQueryBuilder', 'getRepository', 'query'];

const elsewhere = 'Queries are asked in a repository: name the file *.repository.ts, or move this into one.';

const database = {
  create: (context) => ({
    ImportSpecifier({ imported, parent }) {
      const isClosed = closed.get(parent.source.value)?.includes(imported.name);
      if (isClosed) context.report({ node: imported, message: `${imported.name}: ${elsewhere}` });
    },
    'CallExpression > MemberExpression.callee'({ property }) {
      if (queries.includes(property.name))
        context.report({ node: property, message: `${property.name}(): ${elsewhere}` });
    },
  }),
};

/** Only repositories, and what they are made of, ask the database. */
export const databaseLayer = {
  files: ['api/src/**/*.ts'],
  ignores: ['**/*.repository.ts', 'api/src/platform/database/**', '**/*.test.ts'],
  plugins: { layers: { rules: { database } } },
  rules: { 'layers/database': 'error' },
};
