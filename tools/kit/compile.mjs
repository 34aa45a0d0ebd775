import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { transformSync } from '@swc/core';

const { $schema, ...swcrc } = JSON.parse(readFileSync('.swcrc', 'utf8'));
const react = { ...swcrc.jsc.transform, react: { runtime: 'automatic' } };

/** Compiles the tests, and the client as they import it, for Node; the folder they are written to is laid out like the sources. */
export const compileTests = (out) => {
  for (const folder of ['test', 'client'])
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) if (file.isFile()) compile(join(file.parentPath, file.name), out);
};

function compile(source, out) {
  const extension = extname(source);
  const target = join(out, source);
  mkdirSync(dirname(target), { recursive: true });
  if (!['.ts', '.tsx'].includes(extension) || source.endsWith('.d.ts')) return cpSync(source, target);
  const { code, map } = transformSync(readFileSync(source, 'utf8'), optionsFor(source, extension === '.tsx', target));
  const compiled = target.replace(/\.tsx?$/, '.js');
  writeFileSync(`${compiled}.map`, map);
  writeFileSync(compiled, `${code}\n//# sourceMappingURL=${relative(dirname(compiled), compiled)}.map\n`);
}

const optionsFor = (source, tsx) => ({
  ...swcrc, swcrc: false, configFile: false, filename: source, sourceFileName: `${process.cwd()}/${source}`, sourceMaps: true,
  jsc: { ...swcrc.jsc, parser: { ...swcrc.jsc.parser, tsx }, transform: react },
});
