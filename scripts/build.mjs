// Compiles src to dist (incrementally) and copies what the compiler doesn't: data files that are read at run time.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
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
  execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
} catch {
  process.exit(1); // the compiler has said what is wrong
}
copyAssets(join(root, 'src'), join(root, 'dist'));
