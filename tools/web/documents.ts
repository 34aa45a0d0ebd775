import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What every document does first of all stands in each of them. */
export function first(root: string): Plugin {
  return {
    name: 'first',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<!-- first.js -->', () => `<script>\n${readFileSync(`${root}/client/first.js`, 'utf8')}</script>`) },
  };
}

/** What the first views need besides the app itself, room by room: their document begins to fetch it at once. */
const AHEAD: Record<string, readonly string[]> = {
  '^/teacher/dashboard$': ['staff', 'register', 'home'],
  '^/teacher/principal$': ['staff', 'register', 'home', 'board'],
  '^/teacher/schedule/[^/]+$': ['staff', 'register'],
  '^/student/dashboard$': ['student-start'],
  '^/admin/dashboard$': ['staff', 'register', 'home', 'admin-start'],
};

export function ahead(): Plugin {
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
export function marked(): Plugin {
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
export function begun(): Plugin {
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
