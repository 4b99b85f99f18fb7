import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { assistantHere, field, panel, removeAssistants, tab } from '../screens/assistants-console.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../console.ts';
import { desktop } from '../places.ts';
import { liveFolder } from './remote-files.ts';

/** The file that holds what the Publish tab shows. */
async function publishFile(): Promise<string> {
  const folder = await liveFolder('mfe-assistants');
  return join(
    folder,
    (await readdir(folder)).find((file) => file.startsWith('publish.'))!,
  );
}

test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('a part of a screen that cannot be loaded says so in its place, and what was typed around it stays', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/publish\./);
  const assistant = await assistantHere(sql);
  const file = await publishFile();
  await rename(file, `${file}.away`);
  try {
    await page.goto(`/assistant/${assistant}`);
    await field(page, 'Description').fill('Answers at night');
    await tab(page, 'Publish').click();
    const part = page.getByRole('tabpanel').getByRole('alert');
    await expect(part).toContainText('This part could not be loaded');
    await expectAccessible(page, 'a part that could not be loaded', [desktop]);
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part).toContainText('This part could not be loaded');
  } finally {
    await rename(`${file}.away`, file);
  }
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Publish & Verify')).toBeVisible();
  await tab(page, 'Overview').click();
  await expect(field(page, 'Description')).toHaveValue('Answers at night');
});
