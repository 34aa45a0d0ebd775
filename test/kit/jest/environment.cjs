const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Where jest keeps who hears of a suite's events; they must not hear of the next one's. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
/** Who can tell what there was to see when a test failed (test/screens/visitor.ts). */
const WITNESSES = Symbol.for('WITNESSES');
/** As deep as a stack is worth reading; jest's own hundred frames cost at every error. */
const FRAMES = 30;

/** What a browser has and this realm has not: a suite that gives itself some takes it away again. */
const BROWSER = ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'requestAnimationFrame', 'cancelAnimationFrame', 'addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'indexedDB', 'history'];

/** Runs a suite in the worker's own realm, and leaves the realm as it was. */
module.exports = class Realm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = { console, exit: process.exit, env: { ...process.env }, globals: Object.getOwnPropertyDescriptors(globalThis) };
    delete globalThis[LISTENERS];
  }

  async setup() {
    Error.stackTraceLimit = FRAMES;
  }

  async teardown() {
    const { console, exit, env, globals } = this.before;
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const name of BROWSER) if (!(name in globals)) delete globalThis[name];
    for (const name of ['fetch', ...BROWSER, 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date']) if (name in globals) Object.defineProperty(globalThis, name, globals[name]);
    Object.assign(globalThis, { console });
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }

  /** A failure tells what those who look at the product saw by then: what comes only now and then is seen once. */
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const seen = (await Promise.all([...(globalThis[WITNESSES] ?? [])].map((it) => it().catch(String)))).join('\n');
    if (seen) error.stack = error.stack.replace(error.message, () => `${error.message}\n\n${seen}\n`);
  }

  exportConditions = () => ['node', 'node-addons'];
  getVmContext = () => null;
};
