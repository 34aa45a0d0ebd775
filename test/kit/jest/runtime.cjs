const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

/** Keeps its state in itself, so that every suite needs one of its own. */
const CIRCUS = /jest-circus/;

/** Loads a suite as Node loads any module: what suites share is loaded, and made fast by the engine, once a worker. */
module.exports = class NativeRuntime extends Runtime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    globalThis.jest = this.jestGlobals.jestObjectFor(file);
    const compiled = path.join('dist', path.relative(process.cwd(), file)).replace(/\.tsx?$/, '.js');
    await import(pathToFileURL(compiled).href);
  }

  requireInternalModule(from, to) {
    const required = createRequire(from);
    const file = required.resolve(to ?? from);
    if (CIRCUS.test(file)) delete require.cache[file];
    return required(file);
  }

  // That of Node is the one there is.
  installGetBuiltinModule() {}
};
