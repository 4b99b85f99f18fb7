import { parseArgs } from 'node:util';
import { largestBuild } from '@booking/admission/admission';
import { buildRemote } from './build-remote.ts';
import { changeRemote } from './change-remote.ts';
import { checkBuild } from './check-build.ts';
import { checkCode } from './check-code.ts';
import { devAlone } from './dev-alone.ts';
import { newAlone } from './new-alone.ts';
import { fail, userFacingMessage } from './user-facing-error.ts';
import { openProduct, passOfAccount, surroundingsAt, withProduct, type Door } from './product.ts';
import { readDeclarationIn } from './read-declaration.ts';
import { printLine } from './print-line.ts';
import { readShipArguments, shipOptions } from './ship-arguments.ts';
import { shipBuild } from './ship-build.ts';

const productHere = 'http://localhost:4200';

const usage = `In the folder of a remote:
  npx booking-remote new mfe-laundry "Laundry"    makes one in an empty folder
  npx booking-remote dev                          shows it in the real shell, with hot reload; --port 4310
  npx booking-remote check                        types, lint, tests, and all that admission would refuse; --admission for that alone
  npx booking-remote ship --reason "why"          the same, then builds, admits and takes it live
  npx booking-remote rollback --reason "why"      back to the version live before
The product is the one at API_URL, else at ${productHere}. What ships is SHIP_TOKEN, which an owner makes under Remotes, or an
account, by ADMIN_EMAIL and ADMIN_PASSWORD.`;

const shipUsage = `npx booking-remote ship --reason "why"    types, lint, tests, then builds, admits and takes live
${shipOptions}`;

const folder = process.cwd();
const variables = process.env;

const addressOf = (): string => (variables['API_URL'] || productHere).replace(/(?<!\/)\/+$/, '');
const doorHere = (): Door => ({ address: addressOf(), signIn: async () => passOfAccount(variables) });
const hasWayIn = (): boolean => Boolean(variables['SHIP_TOKEN'] ?? passOfAccount(variables));

function create([id = '', label, ...others]: string[]): void {
  if (!id || others.length > 0) fail(usage);
  for (const file of newAlone(folder, id, label)) printLine(`  ${file}`);
  const name = id.slice('mfe-'.length);
  printLine(`
Next:
  npm install                what it is developed with
  npx booking-remote dev     in the real shell of a product that runs
  npm test                   its tests
  npx booking-remote check   whether it would be admitted
Begin in src/${name}/${name}.screen.tsx`);
}

async function dev(args: string[]): Promise<void> {
  const { port } = parseArgs({ args, options: { port: { type: 'string', default: '4310' } } }).values;
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  await devAlone(folder, addressOf(), Number(port), stopping.signal);
}

/** Where no product is asked, a build is held against nothing but the rules. */
const noSurroundings = { shells: [], others: [], largest: largestBuild };

async function check(args: string[]): Promise<void> {
  const { admission } = parseArgs({ args, options: { admission: { type: 'boolean', default: false } } }).values;
  const { id } = readDeclarationIn(folder);
  if (!admission) await checkCode(folder, id);
  const built = await buildRemote(folder);
  const product = hasWayIn() ? await openProduct(variables, doorHere()) : undefined;
  const around = product ? await surroundingsAt(product, id) : noSurroundings;
  checkBuild(built, around, product?.address ?? 'the rules alone');
  await product?.leave();
  if (!product)
    printLine(
      'It was held against no product: set API_URL and SHIP_TOKEN to hear whether its shell and its API have what the build needs.',
    );
}

async function ship(args: string[]): Promise<void> {
  const { names, why, ...shipping } = readShipArguments(args, shipUsage);
  const { id } = readDeclarationIn(folder);
  if (names.some((name) => name !== id)) fail(`This folder has ${id}.\n\n${shipUsage}`);
  await withProduct(variables, doorHere(), (product) =>
    'change' in shipping
      ? changeRemote(product, id, shipping.change, why)
      : shipBuild(product, { id, folder, checkCode: () => checkCode(folder, id) }, why, shipping.way),
  );
}

const commands: Record<string, (args: string[]) => Promise<void> | void> = {
  new: create,
  dev,
  check,
  ship,
  rollback: (args) => ship([...args, '--rollback']),
};

try {
  const [command = '', ...args] = process.argv.slice(2);
  await (Object.hasOwn(commands, command) ? commands[command]!(args) : fail(usage));
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
