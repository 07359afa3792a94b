import { z } from 'zod';
import { askForText, downloadProblem, type Fetching } from './fetch.ts';
import type { Wanted } from './file.ts';

/** Where the official files are found. */
export interface Addresses {
  /** The page with the link to the text of the Comprehensive Rules. */
  readonly rulesPage: string;
  /** Scryfall's API, without a slash at its end. */
  readonly scryfall: string;
}

export const OFFICIAL: Addresses = {
  rulesPage: 'https://magic.wizards.com/en/rules',
  scryfall: 'https://api.scryfall.com',
};

const LINK = /(?:href\s*=\s*|["'(\s])["']?((?:https?:\/\/|\/)[^"'<>]*?CompRules[^"'<>]*?\.txt)/gi;

/** The day in an address, as digits; addresses without one come last. */
const dayIn = (address: string): string =>
  /(20\d{2})-?(\d{2})-?(\d{2})(?!\d)/.exec(decodeURIComponent(address))?.slice(1).join('') ?? '';

/** Pages write addresses in HTML or in the JSON of their scripts. */
const unescaped = (page: string): string => page.replaceAll('&amp;', '&').replaceAll('\\/', '/');

/** The newest text of the rules that a page links to; null where it links to none. */
export function newestRulesLink(page: string, pageUrl: string): string | null {
  const links = [...unescaped(page).matchAll(LINK)].map(([, link]) => new URL(link!, pageUrl).href);
  return links.sort((a, b) => (dayIn(a) < dayIn(b) ? 1 : dayIn(a) > dayIn(b) ? -1 : 0))[0] ?? null;
}

const nameIn = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').replace(/[^\w.-]+/g, '-');

/** The text of the Comprehensive Rules that the rules page links to. */
export async function rulesText({ rulesPage }: Addresses, fetching: Fetching): Promise<Wanted> {
  const page = await askForText({ url: rulesPage, accept: 'text/html' }, fetching, /^text\/html|^application\/xhtml/i, 'a page');
  const url = newestRulesLink(page, rulesPage);
  if (url === null) {
    throw downloadProblem(
      `The page ${rulesPage} has no link to a text of the Comprehensive Rules (…CompRules….txt).`,
      'Get the text by hand and import it with: npm run import -- rules FILE',
    );
  }
  return {
    url,
    name: nameIn(url),
    accept: 'text/plain, */*;q=0.5',
    type: /^text\/plain|^application\/octet-stream/i,
    what: 'a plain text',
  };
}

const ENTRY = z.object({ type: z.string(), download_uri: z.url(), updated_at: z.iso.datetime({ offset: true }) });
const MANIFEST = z.object({ object: z.literal('list'), data: z.array(z.unknown()) });
const TYPES = { cards: 'oracle_cards', rulings: 'rulings' } as const;

/** Scryfall's newest bulk file of cards or rulings. */
export async function bulkFiles(
  kinds: readonly (keyof typeof TYPES)[],
  { scryfall }: Addresses,
  fetching: Fetching,
): Promise<readonly Wanted[]> {
  const url = `${scryfall}/bulk-data`;
  const text = await askForText({ url, accept: 'application/json;q=0.9,*/*;q=0.8' }, fetching, /^application\/json/i, 'JSON');
  const strange = (why: string) =>
    downloadProblem(
      `${url} isn't the list of bulk files that it was: ${why}.`,
      'Get the files by hand from scryfall.com/docs/api/bulk-data and import them.',
    );
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw strange('it is not JSON');
  }
  const manifest = MANIFEST.safeParse(answer);
  if (!manifest.success)
    throw strange(manifest.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; '));
  const entries = manifest.data.data.flatMap((entry) => ENTRY.safeParse(entry).data ?? []);
  return kinds.map((kind): Wanted => {
    const entry = entries.find(({ type }) => type === TYPES[kind]);
    if (entry === undefined)
      throw strange(
        `it has no entry “${TYPES[kind]}”, only ${entries.map(({ type }) => type).join(', ') || 'none that can be read'}`,
      );
    // the day in the name tells the import of which day the words are
    const name = `${TYPES[kind].replace('_', '-')}-${entry.updated_at.slice(0, 19).replace(/\D/g, '')}.json`;
    return {
      url: entry.download_uri,
      name,
      accept: 'application/json;q=0.9,*/*;q=0.8',
      type: /json|octet-stream|gzip/i,
      what: 'JSON',
    };
  });
}
