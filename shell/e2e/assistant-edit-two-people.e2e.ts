import {
  atVapi,
  dialog,
  expectToast,
  field,
  open,
  panel,
  publishable,
  publishVerified,
  removeAssistants,
  report,
  tab,
  verify,
} from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

type Held = { model: { messages: { content: string }[] } };

const publish = (page: Page) => page.getByRole('button', { name: 'Publish to Vapi' }).click();
const heldPrompt = async (path: string) => (await atVapi<Held>('GET', path)).model.messages[0]!.content;

test.beforeEach(({ mayComplain }) => mayComplain(/status of 409/));
test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('of two who edit and publish, the second is shown both versions, and nothing of either is lost', async ({
  console: ann,
  visit,
  sql,
}) => {
  const { id, path } = await publishable(sql);
  const ben = await visit({ isSignedIn: true, viewport: { width: 1360, height: 900 } });
  await open(ann, id);
  await open(ben, id);
  await field(ann, 'Personality').fill('Warm, says Ann.');
  await field(ben, 'Personality').fill('Brisk, says Ben.');
  await field(ben, 'Agent display name').fill('Nell');
  await publish(ann);
  await expectToast(ann, 'Published Journey to Vapi!');

  await publish(ben);
  const both = dialog(ben, 'Somebody else saved meanwhile');
  await expect(both.getByRole('group')).toHaveText([/Personality.*Warm, says Ann\..*Brisk, says Ben\./]);
  expect(await heldPrompt(path)).toContain('Warm, says Ann.');
  await both.getByLabel('Keep theirs').click();
  await both.getByRole('button', { name: 'Save' }).click();
  await expect(field(ben, 'Agent display name')).toHaveValue('Nell');
  await expect(field(ben, 'Personality')).toHaveValue('Warm, says Ann.');
  await expect(both).toBeHidden();
  await publish(ben);
  await expectToast(ben, 'Published Journey to Vapi!');
  expect(await heldPrompt(path)).toMatch(/Nell[^]*Warm, says Ann\.|Warm, says Ann\.[^]*Nell/);
});

test('whoever has nothing to save does not publish what another saved unseen, and looks at it first', async ({
  console: ann,
  visit,
  sql,
}) => {
  const { id, path } = await publishable(sql);
  const ben = await visit({ isSignedIn: true, viewport: { width: 1360, height: 900 } });
  await open(ben, id, 'publish');
  await open(ann, id);
  await field(ann, 'Personality').fill('Half-typed by Ann.');
  await ann.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(ann, 'Success');

  await verify(ben).click();
  await expect(report(ben)).toContainText(/Publish Error.*Somebody saved Journey since you looked at it/);
  expect(await sql('SELECT published_version FROM assistant WHERE id = $1', [id])).toEqual([
    { published_version: null },
  ]);
  await tab(ben, 'Overview').click();
  await expect(field(ben, 'Personality')).toHaveValue('Half-typed by Ann.');
  await tab(ben, 'Publish').click();
  await publishVerified(ben);
  expect(await heldPrompt(path)).toContain('Half-typed by Ann.');
});

test('a report says that something was published since, and offers nothing that is over', async ({
  console: ann,
  visit,
  sql,
}) => {
  const { id } = await publishable(sql);
  await open(ann, id, 'publish');
  await publishVerified(ann);
  await expect(report(ann)).not.toContainText('Something was published since');
  const ben = await visit({ isSignedIn: true, viewport: { width: 1360, height: 900 } });
  await open(ben, id, 'publish');
  await publishVerified(ben);
  await panel(ann, 'At Vapi').getByRole('button', { name: 'Check Now' }).click();
  await expect(report(ann)).toContainText(/As of .+\. Something was published since/);
  await expectAccessible(ann, 'a report that is past');
});
