import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = { target: 'http://127.0.0.1:3000', ws: true };

export default defineConfig({
  root: at('client'),
  plugins: [react(), compressed()],
  publicDir: false,
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: { '#client': at('client'), '#contract': at('contract') } },
  server: { proxy: { '/api': server, '/socket.io': server } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // They do nothing on being imported, but do not say so: a student would load what only forms need.
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/](@rc-component|@ant-design|antd)[\\/].*\.js$/, sideEffects: false }] },
      input: { app: at('client/index.html'), login: at('client/login.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|clsx|use-sync-external-store)[\\/]/, priority: 30 },
            // What every screen behind the login stands on, in one file: many small ones compress worse.
            { name: 'core', test: /node_modules[\\/](react-router|react-router-dom|zod|socket\.io-\w+|engine\.io-\w+|@socket\.io|@tanstack|stylis|@babel|@rc-component[\\/](util|motion)|@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)|antd[\\/]es[\\/](theme|button|config-provider|style|skeleton|alert))[\\/]/, priority: 20 },
            { name: 'charts', test: /node_modules[\\/](recharts|d3-|victory-vendor|@reduxjs|immer|es-toolkit|decimal)/, priority: 25 },
          ],
        },
      },
    },
  },
});

/** Compresses every file once, as small as it gets: while somebody waits there is only time for a sixth more bytes. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file)).map((file) => join(dir, file));
      await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))));
    },
  };
}
