import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { transform } from '@swc/core';
import { Failure } from './run.mjs';

const { $schema, ...swcrc } = JSON.parse(readFileSync('.swcrc', 'utf8'));

/** Compiles what lies in these folders for Node, and copies what is not TypeScript; `out` is laid out like the sources. */
export const compileFolders = (folders, out) => {
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name)));
  return Promise.all(files.map((file) => compileFile(file, out)));
};

/** Compiles this one of the sources to its place in `out`. */
export const compileFile = async (source, out) => {
  const target = join(out, source);
  mkdirSync(dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(source) || source.endsWith('.d.ts')) return cpSync(source, target);
  const { code, map } = await transform(readFileSync(source, 'utf8'), optionsFor(source)).catch(({ message }) => {
    throw new Failure(`${source} cannot be compiled:\n${message}`);
  });
  const compiled = compiledAs(target);
  writeFileSync(`${compiled}.map`, map);
  writeFileSync(compiled, `${code}\n//# sourceMappingURL=${basename(compiled)}.map\n`);
};

/** What a file is called once it is compiled. */
export const compiledAs = (file) => file.replace(/\.tsx?$/, '.js');

const optionsFor = (source) => ({
  ...swcrc, swcrc: false, configFile: false, filename: source, sourceFileName: resolve(source), sourceMaps: true,
  jsc: { ...swcrc.jsc, parser: { ...swcrc.jsc.parser, tsx: extname(source) === '.tsx' } },
});
