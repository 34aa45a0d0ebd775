/** A node of a syntax tree, as far as it is looked at here. */
export type Node = { type: string; start: number; end: number; [more: string]: unknown };
type Span = { start: number; end: number };
type Declared = Span & { refs: ReadonlySet<string> };
/** What a file declares at its top and by which names it refers to others; `shapes` are what endpoints say of input and output. */
export type Outline = { source: string; declared: Map<string, Declared>; imported: Map<string, { from: string; name: string }>; imports: Span[]; statements: Span[]; shapes: Span[] };

export function outlineOf(program: Node, source: string): Outline {
  const it: Outline = { source, declared: new Map(), imported: new Map(), imports: [], statements: [], shapes: [] };
  for (const statement of program.body as Node[]) {
    const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
    if (statement.type === 'ImportDeclaration') {
      it.imports.push(span(statement));
      for (const one of statement.specifiers as Node[]) it.imported.set(nameOf(one.local), { from: String((statement.source as Node).value), name: nameOf(one.imported) });
    } else if (inner?.type === 'VariableDeclaration') {
      const shapes = shapesIn(inner, source);
      it.shapes.push(...shapes);
      const refs = namesIn(inner, shapes);
      for (const { id } of inner.declarations as { id: Node }[]) for (const name of namesIn(id, [])) it.declared.set(name, { ...span(statement), refs });
    } else if (inner?.type === 'FunctionDeclaration') {
      it.declared.set(nameOf(inner.id), { ...span(statement), refs: namesIn(inner, []) });
    } else if (statement.type === 'ExpressionStatement') {
      it.statements.push(span(statement));
    }
  }
  return it;
}

/** The file with the declarations of these names only: without what it does on being loaded, and without the shapes of its endpoints. */
export function without({ source, declared, imported, imports, statements, shapes }: Outline, names: ReadonlySet<string>) {
  const known = [...declared].filter(([name]) => names.has(name)).map(([, it]) => it);
  const [kept, refs] = [new Set(known.map((it) => it.start)), new Set(known.flatMap((it) => [...it.refs]))];
  const taken = [...imported].filter(([local]) => refs.has(local)).map(([local, { from, name }]) => `import { ${name === local ? name : `${name} as ${local}`} } from '${from}';\n`);
  const gone = [...new Map([...declared.values()].filter(({ start }) => !kept.has(start)).map((it) => [it.start, it])).values(), ...statements, ...imports];
  const inside = shapes.filter((it) => !gone.some(({ start, end }) => start <= it.start && it.end <= end));
  return taken.join('') + [...gone, ...inside].sort((one, other) => other.start - one.start).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

const span = ({ start, end }: Span): Span => ({ start, end });
const nameOf = (it: unknown) => String((it as Node | null)?.name ?? '');
const childrenOf = (node: Node) => Object.values(node).flat().filter((it): it is Node => typeof (it as Node | null)?.type === 'string');

/** Every name that is spoken of, types aside, but not in what is left out. */
function namesIn(node: Node, left: readonly Span[], found = new Set<string>()) {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return found;
  if (left.some(({ start, end }) => start <= node.start && node.end <= end)) return found;
  if (node.type === 'Identifier') found.add(nameOf(node));
  // What a field is called is no name that leads anywhere.
  const field = !node.computed && !node.shorthand ? (node.type === 'MemberExpression' ? node.property : node.type === 'Property' ? node.key : undefined) : undefined;
  for (const it of childrenOf(node)) if (it !== field) namesIn(it, left, found);
  return found;
}

function shapesIn(node: Node, source: string): Span[] {
  const given = node.type === 'CallExpression' && nameOf(node.callee) === 'endpoint' ? (node.arguments as Node[])[2] : undefined;
  if (given?.type !== 'ObjectExpression') return childrenOf(node).flatMap((it) => shapesIn(it, source));
  return (given.properties as Node[]).filter((it) => /^(input|output)$/.test(nameOf(it.key)))
    .map((it) => ({ start: it.start, end: it.end + (/^\s*,/.exec(source.slice(it.end))?.[0].length ?? 0) }));
}
