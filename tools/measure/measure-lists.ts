import type { Endpoint } from '@booking/contracts/endpoint';
import { progress } from '../src/machine/terminal.ts';
import { timesOf, type FetchAnswer } from './ask.ts';
import { questionsOf, type Question, type Questions } from './questions.ts';
import type { Row } from './table.ts';
import { isHopeless, isKept, speedOf, verdictOf, type Speed } from './verdict.ts';

/** Another program may be at work while one of them is asked. */
const rounds = 5;

async function allQuestions(endpoints: readonly Endpoint[], ask: FetchAnswer): Promise<Questions> {
  const all: Questions = { questions: [], notMeasured: [] };
  for (const endpoint of endpoints) {
    const { questions, notMeasured } = await questionsOf(endpoint, ask);
    all.questions.push(...questions);
    all.notMeasured.push(...notMeasured);
  }
  return all;
}

/** The faster of two rounds. */
export const faster = (one: Speed | undefined, other: Speed): Speed => (one && one.p95 <= other.p95 ? one : other);

/** Asks the same of both, once more when the budget is missed; of each the fastest round counts. */
async function measured(small: FetchAnswer, large: FetchAnswer, one: Question, other: Question): Promise<Row> {
  const { path, filter } = other;
  let row: Row | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const speeds = {
      small: faster(row?.small, speedOf(await timesOf(small, path, one.query))),
      large: faster(row?.large, speedOf(await timesOf(large, path, other.query))),
    };
    row = { path, filter, ...speeds, verdict: verdictOf(speeds.small, speeds.large) };
    if (isKept(row.verdict) || isHopeless(row.large)) break;
  }
  return row!;
}

/** Asks a small and a large product, turn by turn, everything there is to ask of these endpoints. */
export async function measureLists(
  endpoints: readonly Endpoint[],
  small: FetchAnswer,
  large: FetchAnswer,
): Promise<{ rows: Row[]; notMeasured: string[] }> {
  const [ones, others] = [await allQuestions(endpoints, small), await allQuestions(endpoints, large)];
  const notMeasured = new Set([...ones.notMeasured, ...others.notMeasured]);
  const rows: Row[] = [];
  for (const [index, other] of others.questions.entries()) {
    progress('Measuring', index + 1, others.questions.length);
    const one = ones.questions.find(({ path, filter }) => path === other.path && filter === other.filter);
    if (one) rows.push(await measured(small, large, one, other));
    else notMeasured.add(`${other.path}: ${other.filter}`);
  }
  return { rows, notMeasured: [...notMeasured] };
}
