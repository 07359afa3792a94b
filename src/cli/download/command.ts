import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { PROJECT_ROOT } from '../../store/root.ts';
import { formatCount } from '../shared/numbers.ts';
import { DOWNLOAD_KINDS, type Downloaded, type DownloadKind, type DownloadOptions, OFFICIAL } from './index.ts';

interface Words {
  readonly only?: readonly DownloadKind[];
  readonly folder: string;
  readonly rulesPage: string;
  readonly scryfall: string;
}

const AFTER = `
What is fetched: the text of the Comprehensive Rules that the rules page links to, and Scryfall's bulk files “oracle_cards” and “rulings”.
A file that hasn't changed is not fetched again; one that broke off is taken up where it broke, also by a later run.`;

function userAgent(): string {
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  return `rulewright/${version}`;
}

/** `rules: https://… -> downloads/… (961,738 bytes, sha256 …), fetched`. */
export const describeDownload = ({ kind, url, path, bytes, sha256, outcome }: Downloaded): string =>
  `${kind}: ${url}\n  ${outcome === 'FETCHED' ? 'fetched to' : 'unchanged:'} ${path} (${formatCount(bytes)} bytes, sha256 ${sha256})`;

/** The command line of `download`; the options of what is asked for are handed to `run`, all but the signal to stop. */
export function downloadCommand(run: (options: (signal: AbortSignal) => DownloadOptions) => Promise<void>): Command {
  return new Command('download')
    .description('gets the newest official rules, cards and rulings, and imports them')
    .addOption(new Option('--only <kinds...>', 'only some of them').choices([...DOWNLOAD_KINDS]))
    .addOption(
      new Option('--folder <folder>', 'where the files are kept')
        .env('RULEWRIGHT_DOWNLOADS')
        .default(join(PROJECT_ROOT, 'downloads'), 'downloads in the project'),
    )
    .addOption(
      new Option('--rules-page <url>', 'the page with the link to the rules')
        .env('RULEWRIGHT_RULES_PAGE')
        .default(OFFICIAL.rulesPage),
    )
    .addOption(
      new Option('--scryfall <url>', 'the address of Scryfall’s API').env('RULEWRIGHT_SCRYFALL').default(OFFICIAL.scryfall),
    )
    .addHelpText('after', AFTER)
    .action(async ({ only = DOWNLOAD_KINDS, folder, rulesPage, scryfall }: Words) => {
      const tell = (message: string) => void process.stderr.write(`${message}\n`);
      const fetching = { userAgent: userAgent(), pace: 200, backoff: 1000, idle: 60_000, tell };
      const addresses = { rulesPage, scryfall: scryfall.replace(/\/+$/, '') };
      await run((signal) => ({ kinds: only, folder, addresses, fetching: { ...fetching, signal } }));
    });
}
