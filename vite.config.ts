import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = { target: 'http://127.0.0.1:3000', ws: true };

export default defineConfig({
  root: at('client'),
  plugins: [react()],
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
      input: { app: at('client/index.html'), login: at('client/login.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|clsx|use-sync-external-store)[\\/]/, priority: 30 },
            { name: 'charts', test: /node_modules[\\/](recharts|d3-|victory-vendor|@reduxjs|immer|es-toolkit|decimal)/, priority: 25 },
          ],
        },
      },
    },
  },
});
