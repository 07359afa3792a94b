import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, DATABASE_TIMEOUT } from '../support/store.ts';

const START = fileURLToPath(new URL('../../dist/cli/start.js', import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

interface Started {
  /** All that was written so far. */
  output(): string;
  /** The first match in what is written. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const process_ = spawn(process.execPath, [START], { env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', ...env } });
  child = process_;
  let output = '';
  for (const stream of [process_.stdout, process_.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => process_.on('close', resolve));
  const until = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(output);
      if (match !== null) return match;
      if (process_.exitCode !== null) throw new Error(`ended without ${pattern}:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { output: () => output, until, ended };
}

function occupy(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as { port: number }).port }));
  });
}

describe('npm start', () => {
  test(
    'serves until it is told to stop, and then ends in order',
    async () => {
      const started = start({ DATABASE_URL: await createTestDatabase(), PORT: '0' });
      const [, url] = await started.until(/GraphQL: (http:\S+?)"/);
      const response = await fetch(url!, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ about { cardCount rulesEdition { isOutline } } }"}',
      });
      const { data } = (await response.json()) as { data: { about: { cardCount: number; rulesEdition: object } } };
      expect(data.about.cardCount).toBeGreaterThan(50);
      expect(data.about.rulesEdition).toEqual({ isOutline: true });
      child?.kill('SIGTERM');
      expect(await started.ended).toBe(0);
      expect(started.output()).toMatch(/SIGTERM: stopping/);
    },
    DATABASE_TIMEOUT,
  );

  test('a port in use: one message with the remedy', async () => {
    const { server, port } = await occupy();
    const started = start({ PORT: String(port), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(await started.ended).toBe(1);
    expect(started.output().trim()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
    server.close();
  });

  test('a setting that can not be used', async () => {
    const started = start({ PORT: 'http' });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/PORT=http/);
    expect(started.output()).not.toMatch(/ at .*\.js/);
  });

  test('a database that is down', async () => {
    const started = start({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/DATABASE_URL/);
    expect(started.output()).not.toMatch(/ at .*\.js/);
  });
});
