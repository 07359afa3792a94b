import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** The page's files, each from its npm package: nothing is fetched from elsewhere. */
const FILES = {
  'graphiql.css': { path: join(folderOf('graphiql'), 'graphiql.min.css'), type: 'text/css; charset=utf-8' },
  'graphiql.js': { path: join(folderOf('graphiql'), 'graphiql.min.js'), type: 'text/javascript; charset=utf-8' },
  'react.js': { path: join(folderOf('react'), 'umd', 'react.production.min.js'), type: 'text/javascript; charset=utf-8' },
  'react-dom.js': {
    path: join(folderOf('react-dom'), 'umd', 'react-dom.production.min.js'),
    type: 'text/javascript; charset=utf-8',
  },
} as const;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function page(): { readonly html: string; readonly policy: string } {
  const template = readFileSync(new URL('graphiql.html', import.meta.url), 'utf8');
  const example = readFileSync(new URL('../../examples/what-happens.graphql', import.meta.url), 'utf8');
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: template.replace('{{example}}', () => escapeHtml(example)), policy };
}

/** GraphiQL on `/`, with a first query that is ready to run. */
export async function graphiqlRoutes(app: FastifyInstance): Promise<void> {
  const { html, policy } = page();
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(html),
  );
  for (const [name, { path, type }] of Object.entries(FILES)) {
    const content = await readFile(path);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
    app.get(`/graphiql/${name}`, async (request, reply) => {
      reply.header('etag', etag).header('cache-control', 'public, max-age=3600');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(content);
    });
  }
}
