import type {ChangeEvent} from 'react';
import {MOST_BYTES} from '../../lib/demo/layout';
import {loadText} from './bench/layouts';
import type {Command} from './commands/types';

async function refusal(file: File, load: (text: string) => string | undefined): Promise<string | undefined> {
  // Before it is read: a file of a gigabyte would stop the page.
  if (file.size > MOST_BYTES) return 'it is larger than 1 MB';
  try {
    return load(await file.text());
  } catch {
    return 'the browser cannot read it';
  }
}

/**
 * Makes the command that imports the chosen file.
 * @param event - of the field.
 * @returns the command; undefined when no file was chosen.
 */
export function importCommand(event: ChangeEvent<HTMLInputElement>): Command | undefined {
  const field = event.target;
  const file = field.files?.[0];
  // So that choosing the same file again is an event as well.
  const forget = (): void => {
    field.value = '';
  };
  return (
    file && {
      id: 'import_file',
      menu: 'Layout',
      section: '',
      title: 'Import',
      async run(bench) {
        const reason = await refusal(file, (text) => loadText(bench, text));
        forget();
        if (reason === undefined) return `The layout of ${file.name} is shown.`;
        return `The file ${file.name} was not imported because ${reason}. The dock stays as it is.`;
      },
    }
  );
}
