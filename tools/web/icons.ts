import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAMED = 'icon:';

/** Of an icon our own files take the shape alone: antd's would bring its context and its way to make styles into every view. */
export function icons(root: string): Plugin {
  return {
    name: 'icons',
    transform: (code, id) => (id.includes('/client/') && !id.includes('node_modules') && code.includes('@ant-design/icons')
      ? { code: code.replace(/import \{([^}]*)\} from ["']@ant-design\/icons["'];?/g, (_, names: string) =>
        names.split(',').map((it) => it.trim()).filter(Boolean).map((it) => `import ${it} from '${NAMED}${it}';`).join('')), map: null }
      : null),
    resolveId: (source) => (source.startsWith(NAMED) ? source : null),
    load(id) {
      if (!id.startsWith(NAMED)) return null;
      const text = readFileSync(`${root}/node_modules/@ant-design/icons-svg/es/asn/${id.slice(NAMED.length)}.js`, 'utf8');
      const [viewBox, name, paths] = [/"viewBox": "([^"]+)"/.exec(text)?.[1], /"name": "([^"]+)"/.exec(text)?.[1], [...text.matchAll(/"d": "([^"]+)"/g)].map(([, d]) => d)];
      if (!viewBox || !name || !paths.length) throw new Error(`the shape of ${id} is not told as it used to be`);
      return `import { iconOf } from '#client/kit/icon';\nexport default /*#__PURE__*/ iconOf(${[name, viewBox, paths].map((it) => JSON.stringify(it)).join(', ')});`;
    },
  };
}
