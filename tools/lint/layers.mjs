import { readFileSync } from 'node:fs';

// Who asks the database. Proven by deliberate violations in tools/repository/layers.test.ts.

/**
 * Files that still mix decisions and queries; `node tools/lint/list-layers-to-split.mjs` writes the list anew.
 *
 * @type {string[]}
 */
export const toSplit = JSON.parse(readFileSync(new URL('layers-to-split.json', import.meta.url), 'utf8'));

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

/** @param {string[]} left files of which it is not asked yet */
export const databaseLayer = (left) => ({
  files: ['api/src/**/*.ts'],
  ignores: ['**/*.repository.ts', 'api/src/platform/database/**', '**/*.test.ts', ...left],
  plugins: { layers: { rules: { database } } },
  rules: { 'layers/database': 'error' },
});
