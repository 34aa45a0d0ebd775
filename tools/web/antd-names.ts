import type { Plugin } from 'vite';

/** What is taken of antd is imported by its own name: of the whole index nobody could say who needs what of it. */
export function antdNames(root: string): Plugin {
  const kebab = (it: string) => it.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  return {
    name: 'antd-names',
    apply: 'build',
    transform: (code, id) => (id.includes('/client/') && !id.includes('node_modules')
      ? { code: code.replace(/import \{([^}]*)\} from ["']antd["'];?/g, (_, names: string) =>
        names.split(',').map((it) => it.trim()).filter(Boolean).map((it) => {
          const [name, as = name] = it.split(/\s+as\s+/) as [string, string?];
          return `import ${as} from '${root}/node_modules/antd/es/${kebab(name)}/index.js';`;
        }).join('')), map: null }
      : null),
  };
}
