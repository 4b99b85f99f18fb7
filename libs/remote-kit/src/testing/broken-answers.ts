import { cleanup, screen } from '@testing-library/react';
import type { Endpoint } from '@booking/contracts/endpoint';
import { breaking, oddly, type Answering } from './answers.ts';
import type { Call } from './fake-api.ts';
import { hasRows, oddAnswerOf } from './odd-answer.ts';
import { page, settle } from './page-at-rest.ts';
import { sampleAnswers, sampleOf, sampleText, type Fields, type Words } from './sample-answer.ts';

/** Mounts a page with an API that answers so. */
type Open<Page extends { calls: Call[] }> = (answers: Answering[]) => Page;

export type Particulars<Page> = {
  /** What fields of these names hold, where a page would otherwise not show their answer. */
  fields?: Fields;
  /** Fields that a newer API keeps as they are, where a page would otherwise not come to rest. */
  kept?: string[];
  /** Asks for more, such as by opening a dialog. */
  more?: (page: Page) => Promise<unknown>;
  /** What only adds something to a page, which does without and offers nothing to try again. */
  additions?: Endpoint[];
};

const wrong: Words = { text: 'Misread', number: 7351 };
const wrongOnPage = /Misread|7,?351|73\.51/;

/** The same value for each of its fields, the last ones first, in which that field is of another type. */
function* withOneFieldBroken(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) {
    yield { [wrong.text]: wrong.text };
    return;
  }
  for (const [name, field] of Object.entries(value).toReversed()) {
    for (const broken of withOneFieldBroken(field)) {
      yield Array.isArray(value) ? value.with(Number(name), broken) : { ...value, [name]: broken };
    }
  }
  yield { [wrong.text]: wrong.text };
}

/** Says "Misread" wherever it can, and breaks its contract in one field. */
function brokenAnswerOf({ answer, method, path }: Endpoint, fields: Fields): unknown {
  for (const body of withOneFieldBroken(sampleOf(answer, { ...wrong, fields }))) {
    if (!answer.safeParse(body).success) return body;
  }
  throw new Error(`No answer of ${method} ${path} breaks its contract.`);
}

const offersToTryAgain = (): boolean => screen.queryAllByText('Try again').length > 0;

/** The part that says so is loaded late, beside a page that is at rest. */
const saysWhatIsLeftOut = (): Promise<boolean> =>
  screen.findAllByText(/could not be shown/).then(
    () => true,
    () => false,
  );

/** Opens a page and asks for more of it. @returns what it asked for */
async function visit<Page extends { calls: Call[] }>(open: () => Page, more: Particulars<Page>['more']) {
  const mounted = open();
  const { calls } = mounted;
  await settle(calls);
  if (more && !offersToTryAgain()) {
    await more(mounted);
    await settle(calls);
  }
  return [...new Set(calls.map(({ endpoint }) => endpoint))];
}

/** Calls back whenever the document has changed. @returns what ends that */
function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
}

/**
 * Breaks each answer that a page asks for, one at a time.
 * @returns which of them the page drew, even for a moment, or did not offer to try again; nothing when all is well
 */
export async function findMisreadAnswers<Page extends { calls: Call[] }>(
  open: Open<Page>,
  particulars: Particulars<Page> = {},
): Promise<string[]> {
  const { fields = {}, more, additions = [] } = particulars;
  const answers = sampleAnswers(fields);
  const asked = await visit(() => open(answers), more);
  const problems = [
    ...(page().includes(sampleText) ? [] : ['It shows nothing of what is right.']),
    ...(offersToTryAgain() ? ['It does not take what is right.'] : []),
  ];
  for (const endpoint of asked) {
    cleanup();
    let drawn: string | undefined;
    const look = (): void => void (drawn ??= wrongOnPage.exec(page())?.[0]);
    const leave = watch(look);
    const broken = breaking(endpoint, brokenAnswerOf(endpoint, fields));
    await visit(() => open([broken, ...answers]), more);
    leave();
    look();
    const name = `${endpoint.method} ${endpoint.path}`;
    if (drawn !== undefined) problems.push(`${name}: it shows ${drawn}.`);
    if (!offersToTryAgain() && !additions.includes(endpoint)) problems.push(`${name}: it does not offer to try again.`);
  }
  return problems;
}

/**
 * Opens a page with an API that is newer than it: with words it does not know, rows it cannot read, and without all that may be missing.
 * @returns how the page lost more than that; nothing when all is well
 */
export async function findLostAnswers<Page extends { calls: Call[] }>(
  open: Open<Page>,
  { fields = {}, kept, more }: Particulars<Page> = {},
): Promise<string[]> {
  const answers = sampleAnswers(fields);
  const sampleFor = ({ answer }: Endpoint) => sampleOf(answer, { text: sampleText, number: 3, fields });
  const odd = answers.map(({ endpoint }) => oddly(endpoint, oddAnswerOf(endpoint.answer, sampleFor(endpoint), kept)));
  const asked = await visit(() => open(odd), more);
  const isToldOf = asked.some((endpoint) => hasRows(endpoint.answer, sampleFor(endpoint)));
  return [
    ...(page().includes(sampleText) ? [] : ['It shows nothing of what can be read.']),
    ...(offersToTryAgain() ? ['It does not take what can be read.'] : []),
    ...(wrongOnPage.test(page()) ? ['It shows a row that cannot be read.'] : []),
    ...(isToldOf && !(await saysWhatIsLeftOut()) ? ['It does not say what could not be shown.'] : []),
  ];
}
