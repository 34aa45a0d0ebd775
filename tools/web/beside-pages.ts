import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** Beside the pages: the worker, one file that imports nothing and has one address for ever, and the mark that the server draws an app's icon from. */
export function withWorker(root: string): Plugin {
  return {
    name: 'with-worker',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false, logLevel: 'warn', root: `${root}/client`, resolve: { alias: { '#client': `${root}/client`, '#contract': `${root}/contract` } },
        build: { write: false, target: 'es2022', rolldownOptions: { input: `${root}/client/worker/worker.ts`, output: { format: 'iife' } } },
      });
      const [bundle] = [made].flat();
      if (!bundle || !('output' in bundle)) return this.error('the worker was not made');
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: bundle.output[0].code });
      this.emitFile({ type: 'asset', fileName: 'mark.svg', source: await readFile(`${root}/client/mark.svg`, 'utf8') });
    },
  };
}

/** Compresses every file once, as small as it gets: while somebody waits there is only time for a sixth more bytes. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file)).map((file) => join(dir, file));
      await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))));
    },
  };
}
