import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';

/** A role that may sign in, as an address of the database says it. */
export type DatabaseLogin = { role: string; password: string; url: string };

/** PostgreSQL cuts longer names. */
const longestName = 63;
const suffix = '_runtime';

/** What the runtime role may do with these is listed by `grantRights`, and is less than with all others. */
const appendOnly = ['audit_event', 'audit_link', 'audit_checkpoint', 'migrations'];

const loginOf = (url: URL): DatabaseLogin => ({
  role: decodeURIComponent(url.username),
  password: decodeURIComponent(url.password),
  url: url.href,
});

/**
 * The login of the runtime role where only its owner's address is given. Its password follows from the owner's, so every replica knows
 * it and nothing has to be stored; from the password of the runtime role the owner's does not follow.
 */
export function derivedLogin(ownerUrl: string, secretKey: string): DatabaseLogin {
  const url = new URL(ownerUrl);
  const owner = decodeURIComponent(url.username);
  const key = decodeURIComponent(url.password) || secretKey;
  const role = owner.slice(0, longestName - suffix.length) + suffix;
  url.username = encodeURIComponent(role);
  url.password = createHmac('sha256', key).update(`PostgreSQL role ${role}`).digest('base64url');
  return loginOf(url);
}

export const givenLogin = (url: string): DatabaseLogin => loginOf(new URL(url));

/** Codes of PostgreSQL: another process of the hotel made or changed the role in the same moment. */
const isRace = ({ code, message }: Error & { code?: string }): boolean =>
  code === '42710' || code === '23505' || /tuple concurrently updated/.test(message);

const unlessRace = (error: Error): void => {
  if (!isRace(error)) throw error;
};

const name = pg.escapeIdentifier;

async function signIn({ url }: DatabaseLogin): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

/** Makes the role where there is none, and gives it its password where that is another. @throws Error where the owner may not */
async function ensureLogin(owner: QueryRunner, login: DatabaseLogin): Promise<void> {
  const { role, password } = login;
  const found = (await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [role])) as unknown[];
  if (found.length === 0)
    await owner.query(`CREATE ROLE ${name(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`).catch(unlessRace);
  await owner.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${name(await databaseOf(owner))} TO ${name(role)}`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await signIn(login);
    } catch (error) {
      if (tries === 3) throw error;
      await owner.query(`ALTER ROLE ${name(role)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`).catch(unlessRace);
    }
  }
}

async function databaseOf(db: QueryRunner): Promise<string> {
  const [row] = (await db.query('SELECT current_database() AS name')) as { name: string }[];
  return row!.name;
}

/** Whether a role may already do what it has to, and no more. */
async function hasRights(owner: QueryRunner, role: string): Promise<boolean> {
  const wrong = (await owner.query(
    `SELECT FROM pg_tables, LATERAL (SELECT format('%I.%I', schemaname, tablename)::regclass AS id) AS found
     WHERE schemaname = 'public' AND CASE WHEN tablename = ANY ($2)
       THEN NOT has_table_privilege($1, id, 'SELECT') OR has_table_privilege($1, id, 'UPDATE, DELETE, TRUNCATE')
       ELSE NOT has_table_privilege($1, id, 'DELETE') END
     UNION ALL SELECT FROM pg_namespace WHERE nspname = 'jobs' AND NOT pg_has_role($1, nspowner, 'USAGE')
     UNION ALL SELECT WHERE to_regnamespace('jobs') IS NULL`,
    [role, appendOnly],
  )) as unknown[];
  return wrong.length === 0;
}

/** Where the queue makes its tables. */
export async function ensureQueueSchema(owner: QueryRunner): Promise<void> {
  await owner.query(`DO $do$ BEGIN IF to_regnamespace('jobs') IS NULL THEN CREATE SCHEMA jobs; END IF; END $do$`);
}

/** The queue makes its own tables and brings them up to date, so they belong to the role that runs it. */
const ownQueue = (role: string): string => `
  DO $do$
    DECLARE each record;
    BEGIN
      ALTER SCHEMA jobs OWNER TO ${name(role)};
      FOR each IN
        SELECT format('ALTER %s %s OWNER TO ${name(role)}', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END,
          oid::regclass) AS change
        FROM pg_class WHERE relnamespace = 'jobs'::regnamespace AND relkind IN ('r', 'p', 'v')
          OR relnamespace = 'jobs'::regnamespace AND relkind = 'S' AND NOT EXISTS (
            SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i') AND classid = 'pg_class'::regclass
          )
        UNION ALL
        SELECT format('ALTER ROUTINE %s OWNER TO ${name(role)}', oid::regprocedure)
        FROM pg_proc WHERE pronamespace = 'jobs'::regnamespace
        UNION ALL
        SELECT format('ALTER TYPE %s OWNER TO ${name(role)}', oid::regtype)
        FROM pg_type WHERE typnamespace = 'jobs'::regnamespace AND typtype IN ('e', 'd')
      LOOP EXECUTE each.change; END LOOP;
    END $do$`;

/** Everything that the product does at run time; of the audit log no more than to add to it and to read it. */
async function grantRights(owner: QueryRunner, role: string): Promise<void> {
  const to = name(role);
  await owner.query(`
    GRANT USAGE ON SCHEMA public TO ${to};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to};
    REVOKE ALL ON ${appendOnly.join(', ')} FROM ${to};
    GRANT SELECT ON ${appendOnly.join(', ')} TO ${to};
    GRANT INSERT ON audit_event TO ${to};
    GRANT EXECUTE ON FUNCTION forget_audit_before TO ${to};
    -- to VACUUM what was erased; PostgreSQL before 17 has no such right
    DO $do$ BEGIN
      IF current_setting('server_version_num')::int >= 170000 THEN
        GRANT MAINTAIN ON ALL TABLES IN SCHEMA public TO ${to};
        REVOKE MAINTAIN ON ${appendOnly.join(', ')} FROM ${to};
      END IF;
      -- who gives tables away has to be one of those who get them
      IF NOT pg_has_role(${pg.escapeLiteral(role)}, 'MEMBER') THEN GRANT ${to} TO CURRENT_USER; END IF;
    END $do$;`);
  await ensureQueueSchema(owner);
  await owner.query(ownQueue(role));
}

/** Sees to it that the product can sign in by its own role on a migrated database, and may there what it has to and no more. */
export async function prepareRuntimeRole(owner: QueryRunner, login: DatabaseLogin): Promise<void> {
  await ensureLogin(owner, login);
  if (await hasRights(owner, login.role)) return;
  await owner.startTransaction();
  try {
    await grantRights(owner, login.role);
    await owner.commitTransaction();
  } catch (error) {
    await owner.rollbackTransaction();
    throw error;
  }
  if (!(await hasRights(owner, login.role)))
    throw new Error(`${login.role} may change the audit log: it owns it, or is a superuser.`);
}

/** Whether the connection uses a role that may not change the audit log. */
export async function isRuntimeRole(db: QueryRunner): Promise<boolean> {
  const found = (await db.query(
    `SELECT FROM pg_class WHERE oid = to_regclass('public.audit_event')
       AND NOT pg_has_role(relowner, 'MEMBER') AND NOT has_table_privilege(oid, 'DELETE')`,
  )) as unknown[];
  return found.length > 0;
}
