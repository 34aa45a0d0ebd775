import { existsSync, readFileSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';
import { type Node, type Outline, outlineOf, without } from './outline.js';

const BARE = /\.bare\.ts$/;
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:(\{[^}]*\}|[^'"{}]*?)\s*from\s*)?'([^']+)';/gm;
/** What `endpoint` makes of the shapes that bare endpoints do not have. */
const SHAPES = 'input: z.object((input ?? {}) as In), output: (output ?? Done) as Out, ';

/**
 * First views send what they are told to send, and check nothing: for them the contract is its addresses, without zod and the shapes of
 * what goes in and out. Whatever else imports the contract, such as a form, gets it whole.
 */
export function bareContract(root: string, firstViews: readonly string[]): Plugin {
  const sources = new Map<string, string>();
  const sourceOf = (file: string) => sources.get(file) ?? sources.set(file, readFileSync(file, 'utf8')).get(file) ?? '';
  const fileOf = (from: string) => ['.ts', '.tsx'].map((end) => `${root}/${from.slice(1)}${end}`).find((it) => from.startsWith('#') && existsSync(it));
  /** What a file imports at once of ours: from where, and by which names. */
  const importsOf = (file: string) => [...sourceOf(file).matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const [it, taken] = [fileOf(from), names.replace(/[{}]/g, '').split(',').map((name) => name.trim()).filter((name) => name && !name.startsWith('type '))];
    return !it || (names.startsWith('{') && !taken.length) ? [] : [{ file: it, names: taken.map((name) => name.split(/\s+as\s+/)[0] ?? name) }];
  });
  const closureOf = (files: readonly string[]) => {
    const [found, way] = [new Set<string>(), [...files]];
    for (let file = way.pop(); file !== undefined; file = way.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      way.push(...importsOf(file).map((it) => it.file));
    }
    return found;
  };
  const isContract = (file: string) => file.startsWith(`${root}/contract/`);
  const outlines = new Map<string, Outline>();
  const outline = (file: string) => {
    const source = file.endsWith('/contract/kit/endpoint.ts') ? sourceOf(file).replace(SHAPES, '') : sourceOf(file);
    const known = outlines.get(file) ?? outlineOf(parseAst(source, { lang: 'ts' }) as unknown as Node, source);
    outlines.set(file, known);
    return known;
  };
  /** What of the contract first views come to, file by file. */
  const wanted = (light: Set<string>) => {
    const found = new Map<string, Set<string>>();
    const way = [...light].flatMap(importsOf).filter(({ file }) => isContract(file)).flatMap(({ file, names }) => names.map((name) => ({ file, name })));
    for (let it = way.pop(); it; it = way.pop()) {
      const [{ file, name }, names] = [it, found.get(it.file) ?? new Set<string>()];
      if (names.has(name)) continue;
      found.set(file, names.add(name));
      const { declared, imported } = outline(file);
      for (const ref of declared.get(name)?.refs ?? []) {
        const [from, there] = [imported.get(ref), declared.has(ref)];
        const target = from && fileOf(from.from);
        if (target) way.push({ file: target, name: from.name });
        else if (there) way.push({ file, name: ref });
      }
    }
    return found;
  };
  const speaksZod = new Map<string, boolean>();
  const hasZod = (file: string) => speaksZod.get(file) ?? speaksZod.set(file, [...closureOf([file])].some((it) => /^import \{[^}]*\bz\b[^}]*\} from 'zod'/m.test(sourceOf(it)))).get(file) === true;
  const made: { light?: Set<string>; wanted?: Map<string, Set<string>> } = {};
  return {
    name: 'bare-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (!sourceOf(`${root}/contract/kit/endpoint.ts`).includes(SHAPES)) throw new Error('contract/kit/endpoint.ts does not say where shapes are made');
    },
    resolveId(source, importer) {
      // Its name, or what the alias has made of it.
      const path = source.replace(/^#(?=contract\/)/, `${root}/`);
      if (!isContract(path) || !importer) return null;
      made.light ??= new Set([...closureOf(firstViews)].filter((it) => !isContract(it)));
      const file = `${path.replace(/\.ts$/, '')}.ts`;
      return (BARE.test(importer) || made.light.has(importer)) && hasZod(file) ? file.replace(/\.ts$/, '.bare.ts') : null;
    },
    load(id) {
      if (!BARE.test(id) || !made.light) return null;
      made.wanted ??= wanted(made.light);
      const file = id.replace(BARE, '.ts');
      return without(outline(file), made.wanted.get(file) ?? new Set());
    },
  };
}
