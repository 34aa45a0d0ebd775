import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { bareContract } from './tools/web/bare-contract.ts';
import { icons } from './tools/web/icons.ts';

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
  plugins: [react(), icons(root), named(), labelsApart(), bareContract(root, FIRST_VIEWS.map((it) => at(`client/${it}`))), ahead(), marked(), withWorker(), begun(), compressed()],
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
            { name: roomOf, debugName: 'room', priority: 10 },
          ],
        },
      },
    },
  },
});

/** What is taken of antd is imported by its own name: of the whole index nobody could say who needs what of it. */
function named(): Plugin {
  const kebab = (it: string) => it.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  return {
    name: 'named',
    apply: 'build',
    transform: (code, id) => (id.includes('/client/') && !id.includes('node_modules')
      ? { code: code.replace(/import \{([^}]*)\} from ["']antd["'];?/g, (_, names: string) =>
        names.split(',').map((it) => it.trim()).filter(Boolean).map((it) => {
          const [name, as = name] = it.split(/\s+as\s+/) as [string, string?];
          return `import ${as} from '${at(`node_modules/antd/es/${kebab(name)}/index.js`)}';`;
        }).join('')), map: null }
      : null),
  };
}

/** What fields are called in English stands beside their endpoints, and is wanted only where histories are told: there it is all of it, elsewhere none. */
function labelsApart(): Plugin {
  const [call, imported] = [/^labelled\(\{[\s\S]*?\}\);$/gm, /^import \{ labelled \} .*$/m];
  const all = () => readdirSync(at('contract'), { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.api.ts')).flatMap((it) => readFileSync(at(`contract/${it}`), 'utf8').match(call) ?? []);
  return {
    name: 'labels-apart',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (id === at('contract/kit/labels.ts')) return { code: `${code}\n${all().join('\n')}`, map: null };
      return id.startsWith(at('contract')) && imported.test(code) ? { code: code.replace(call, '').replace(imported, ''), map: null } : null;
    },
  };
}

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/**
 * What somebody needs at once is one file, for many small ones cost a way each and compress worse. Each room holds what its screens
 * import at once and no room before it holds; what is in none is left to the bundler.
 */
const ROOMS: readonly (readonly [name: string, screens: readonly string[]])[] = [
  ['door', ['areas/entrance.tsx', 'kit/live.ts']],
  ['shared', ['areas/exam-page.tsx']],
  ['app', ['areas/app.tsx', 'file/photo.tsx']],
  ['exam', ['areas/exam-page.tsx']],
  ['staff', ['areas/staff.pages.ts']],
  ['register', ['teaching/lesson-register.tsx']],
  ['home', ['home/staff-home.screen.tsx', 'home/homeroom-work.tsx']],
  ['board', ['home/leader-board.screen.tsx']],
  ['admin-start', ['home/admin-home.screen.tsx']],
  ['student-start', ['home/student-home.screen.tsx', 'attendance/consent-notice.tsx']],
];
const FIRST = ['door', 'app'];
const EXAM_PAGE = /\/client\/(exam\/sitting|areas\/exam-page)\b/;
let rooms: Map<string, string> | undefined;

function roomOf(id: string, graph: Graph) {
  rooms ??= furnished(graph);
  return rooms.get(id) ?? null;
}

function furnished(graph: Graph) {
  const found = new Map<string, string>();
  for (const [name, screens] of ROOMS) {
    const [way, seen] = [[...screens.map((it) => at(`client/${it}`)), ...(name === 'app' ? everybodys(graph) : [])], new Set<string>()];
    for (let id = way.pop(); id !== undefined; id = way.pop()) {
      const isOurs = !id.includes('node_modules') || id.includes('/@ant-design/icons');
      // Of libraries the first rooms take what they need; what only some screens need stays by itself. An icon by itself would cost a way for a few bytes.
      if (seen.has(id) || found.has(id) || !(isOurs || FIRST.includes(name))) continue;
      seen.add(id);
      // What the page of an exam has in common with the app brings neither of them along.
      if (name !== 'shared' || !EXAM_PAGE.test(id)) found.set(id, name);
      way.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}

/** What a student's home has in common with the first views of the others, and its styles, which would cost a way. */
function everybodys(graph: Graph) {
  const [students, others] = [['student-start'], ['staff', 'register', 'home', 'board', 'admin-start']].map((rooms) => reached(graph, ROOMS.flatMap(([name, screens]) => (rooms.includes(name) ? screens : []))));
  return [...students as Set<string>].filter((id) => others?.has(id) || id.endsWith('.css'));
}

function reached(graph: Graph, screens: readonly string[]) {
  const [way, seen] = [screens.map((it) => at(`client/${it}`)), new Set<string>()];
  for (let id = way.pop(); id !== undefined; id = way.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    way.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** What the first views need besides the app itself, room by room: their document begins to fetch it at once. */
const AHEAD: Record<string, readonly string[]> = {
  '^/teacher/dashboard$': ['staff', 'register', 'home'],
  '^/teacher/principal$': ['staff', 'register', 'home', 'board'],
  '^/teacher/schedule/[^/]+$': ['staff', 'register'],
  '^/student/dashboard$': ['student-start'],
  '^/admin/dashboard$': ['staff', 'register', 'home', 'admin-start'],
};

function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? [it] : []));
      const filesOf = (room: string) => {
        const [chunk, another] = chunks.filter(({ name }) => name === room);
        return chunk && !another ? [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])] : this.error(`there is no one room ${room} to fetch ahead`);
      };
      const files = JSON.stringify(Object.fromEntries(Object.entries(AHEAD).map(([page, rooms]) => [page, rooms.flatMap(filesOf)])));
      for (const it of Object.values(bundle)) if (it.type === 'asset' && it.fileName.endsWith('.html')) it.source = String(it.source).replace('{ __AHEAD__: [] }', files);
    },
  };
}

/** Every document says which version it is of, a digest of the names of all files, which are digests of what is in them; and where what its socket is made of lies. */
function marked(): Plugin {
  return {
    name: 'marked',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file)).sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
      const socket = Object.values(bundle).find((it) => it.type === 'chunk' && it.facadeModuleId?.includes('/socket.io-client/'))?.fileName ?? this.error('the socket is no file of its own');
      for (const it of Object.values(bundle)) if (it.type === 'asset' && it.fileName.endsWith('.html')) it.source = String(it.source).replaceAll('__BUILD__', version).replace('__SOCKET__', `/${socket}`);
    },
  };
}

/** What a document begins with only calls what it came with: it stands in the document itself, and costs no way. */
function begun(): Plugin {
  return {
    name: 'begun',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const it of Object.values(bundle)) {
        if (it.type !== 'asset' || !it.fileName.endsWith('.html')) continue;
        it.source = String(it.source).replace(/(<script type="module") crossorigin src="\/(assets\/[^"]+)"([^>]*>)/, (_all, tag: string, file: string, rest: string) => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' && chunk.code.length < 500 ? `${tag}${rest}${chunk.code.replaceAll('from"./', 'from"/assets/').trim()}` : this.error(`${it.fileName} begins with more than a call`);
        });
      }
    },
  };
}

/** Beside the pages: the worker, one file that imports nothing and has one address for ever, and the mark that the server draws an app's icon from. */
function withWorker(): Plugin {
  return {
    name: 'with-worker',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false, logLevel: 'warn', root: at('client'), resolve: { alias: { '#client': at('client'), '#contract': at('contract') } },
        build: { write: false, target: 'es2022', rolldownOptions: { input: at('client/worker/worker.ts'), output: { format: 'iife' } } },
      });
      const [{ output: [{ code }] }] = [made].flat() as [{ output: [{ code: string }] }];
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: code });
      this.emitFile({ type: 'asset', fileName: 'mark.svg', source: await readFile(at('client/mark.svg'), 'utf8') });
    },
  };
}

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
