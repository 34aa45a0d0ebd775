const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

/** Keeps its state in itself, so that every suite needs one of its own. */
const CIRCUS = /jest-circus/;

/** Runs what was compiled into dist. A suite in the worker's own realm is loaded as Node loads any module: what suites share is loaded, and made fast by the engine, once a worker. */
module.exports = class CompiledRuntime extends Runtime {
  unstable_shouldLoadAsEsm(file) {
    return file.endsWith('.ts') || file.endsWith('.tsx') || super.unstable_shouldLoadAsEsm(file);
  }

  async unstable_importModule(file) {
    const compiled = path.resolve('dist', path.relative(process.cwd(), file)).replace(/\.tsx?$/, '.js');
    this._environment.global.jest = this.jestGlobals.jestObjectFor(file);
    await (this.isShared ? import(pathToFileURL(compiled).href) : super.unstable_importModule(compiled));
  }

  requireInternalModule(from, to) {
    if (!this.isShared) return super.requireInternalModule(from, to);
    const required = createRequire(from);
    const file = required.resolve(to ?? from);
    if (CIRCUS.test(file)) delete require.cache[file];
    return required(file);
  }

  // That of Node is the one there is.
  installGetBuiltinModule() {
    if (!this.isShared) super.installGetBuiltinModule();
  }

  get isShared() {
    return this._environment.global === globalThis;
  }
};
