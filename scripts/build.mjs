// Writes src as JavaScript to dist (incrementally) and copies what the compiler doesn't: data files that are read at run time. Types are checked by
// `npm run types`, once for everything: here that would make every command after a change wait ten times as long.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const assets = /\.(json|jsonl|gz|html|css|graphql|wasm|txt)$/;

function copyAssets(from, to) {
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    const target = join(to, name);
    if (statSync(source).isDirectory()) copyAssets(source, target);
    else if (assets.test(name) && (!existsSync(target) || statSync(target).mtimeMs < statSync(source).mtimeMs))
      cpSync(source, target);
  }
}

try {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json'), '--noCheck'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
} catch {
  process.exit(1); // the compiler has said what is wrong
}
copyAssets(join(root, 'src'), join(root, 'dist'));

/** The engine's build number: a hash of everything that an answer follows from. */
function stampEngine() {
  const stamped = join(root, 'dist', 'scenario', 'engineVersion.js');
  const files = ['rules', 'oracle', 'keywords', 'engine', 'scenario'].flatMap((folder) => builtFiles(join(root, 'dist', folder)));
  const hash = createHash('sha256');
  for (const file of files) if (file !== stamped) hash.update(readFileSync(file));
  const text = readFileSync(stamped, 'utf8');
  const next = text.replace(/ENGINE_BUILD = '[^']*'/, `ENGINE_BUILD = '${hash.digest('hex').slice(0, 16)}'`);
  if (next !== text) writeFileSync(stamped, next);
}

function builtFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return builtFiles(path);
      return /\.(js|json)$/.test(entry.name) ? [path] : [];
    });
}

stampEngine();
