import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What fields are called in English stands beside their endpoints, and is wanted only where histories are told: there it is all of it, elsewhere none. */
export function labelsApart(root: string): Plugin {
  const contract = `${root}/contract`;
  const [call, imported] = [/^labelled\(\{[\s\S]*?\}\);$/gm, /^import \{ labelled \} .*$/m];
  const all = () => readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.api.ts')).flatMap((it) => readFileSync(`${contract}/${it}`, 'utf8').match(call) ?? []);
  return {
    name: 'labels-apart',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (id === `${contract}/kit/labels.ts`) return { code: `${code}\n${all().join('\n')}`, map: null };
      return id.startsWith(contract) && imported.test(code) ? { code: code.replace(call, '').replace(imported, ''), map: null } : null;
    },
  };
}
