import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdNames } from './tools/web/antd-names.ts';
import { bareContract } from './tools/web/bare-contract.ts';
import { compressed, withWorker } from './tools/web/beside-pages.ts';
import { ahead, begun, first, marked } from './tools/web/documents.ts';
import { icons } from './tools/web/icons.ts';
import { labelsApart } from './tools/web/labels-apart.ts';
import { roomsOf } from './tools/web/rooms.ts';
import { saidByAntd } from './tools/web/said-by-antd.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Where somebody arrives, with what stands on it at once: free of antd, and without the shapes of the contract (decision 135). */
const FIRST_VIEWS = [
  'areas/app.tsx', 'areas/staff.pages.ts', 'home/student-home.screen.tsx', 'home/staff-home.screen.tsx', 'home/admin-home.screen.tsx', 'teaching/lesson-register.tsx',
  'home/leader-board.screen.tsx', 'attendance/trend-chart.tsx', 'file/photo.tsx', 'home/homeroom-work.tsx', 'attendance/consent-notice.tsx',
];
const server = { target: 'http://127.0.0.1:3000', ws: true };

export default defineConfig({
  root: at('client'),
  plugins: [react(), first(root), icons(root), antdNames(root), saidByAntd(), labelsApart(root), bareContract(root, FIRST_VIEWS.map((it) => at(`client/${it}`))), ahead(), marked(), withWorker(root), begun(), compressed()],
  publicDir: false,
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: { '#client': at('client'), '#contract': at('contract') } },
  server: { proxy: { '/api': server, '/socket.io': server } },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // They do nothing on being imported, but do not say so: a student would load what only forms need.
      treeshake: { moduleSideEffects: [{ test: /[\\/]contract[\\/].*\.bare\.ts$/, sideEffects: false }, { test: /node_modules[\\/](@rc-component|@ant-design|antd)[\\/].*\.js$/, sideEffects: false }] },
      input: { app: at('client/index.html'), login: at('client/login.html'), exam: at('client/exam.html') },
      output: {
        // Files that are put together otherwise than they import each other would run in another order.
        strictExecutionOrder: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-is|scheduler|clsx|use-sync-external-store)[\\/]/, priority: 30 },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 26 },
            { name: 'charts', test: /node_modules[\\/](recharts|d3-|victory-vendor|@reduxjs|immer|es-toolkit|decimal|eventemitter3)|client[\\/]\w+[\\/]\w+-chart\.tsx/, priority: 25 },
            { name: roomsOf(root), debugName: 'room', priority: 10 },
          ],
        },
      },
    },
  },
});
