import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { eventTypes } from '#contract/kit/event';
import { ENGLISH } from '#contract/kit/labels.en';
import { resources } from '#contract/kit/resource';
import { declaredEndpoints } from '#tools/docs/declared';
import { generated } from '#tools/docs/generated';

/** What still has to be stated somewhere, each with the file to edit; empty where nothing is. */
export async function missing(): Promise<string[]> {
  const stale = Object.entries(await generated()).filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content).map(([file]) => `${file}: is not of this code; npm run docs`);
  return [...stale, ...(await ofEndpoints()), ...ofHistories(), ...ofCommands(), ...ofModules()].sort();
}

/** Each needs a probe, rights and, for its fields, English labels; those of a resource follow from a sample. */
async function ofEndpoints() {
  const [probes, samples] = [textUnder('test', /-(probes|rights)\.ts$/), textUnder('test/kit', /^master-data/)];
  const own = new Set(resources().flatMap(({ api }) => Object.values(api).map((it) => it?.name)));
  const those = (await declaredEndpoints()).filter(({ endpoint }) => !own.has(endpoint.name));
  return [
    ...those.filter(({ endpoint }) => !probes.includes(`'${endpoint.name}'`) && !isFamily(endpoint.name, probes)).map(({ endpoint, context }) => `test/api/${context}-probes.ts: PROBES lack ${endpoint.name}`),
    ...those.filter(({ expression }) => !new RegExp(`endpoint: ${escaped(expression)}\\b`).test(probes) && !probes.includes(`${expression.slice(0, expression.lastIndexOf('.'))}[`)).map(({ expression, context }) => `test/api/${context}-probes.ts: RIGHTS lack ${expression}`),
    ...those.flatMap(({ endpoint, file }) => Object.keys(endpoint.input.shape).filter((it) => !(it in ENGLISH)).map((it) => `${file}: ${it} has no English label; labelled({ ${it}: … })`)),
    ...resources().filter(({ name }) => !new RegExp(`\\b'?${escaped(name)}'?: \\{`).test(samples)).map(({ name }) => `test/kit/master-data.ts: SAMPLES lack ${name}`),
  ];
}

/** Some are made for each of a few kinds: their probes and rights are, too. */
const isFamily = (name: string, text: string) => new RegExp(`\`${escaped(name.slice(0, name.lastIndexOf('.') + 1))}\\$`).test(text);

/** Events, and the kinds of streams that they stand in, have names. */
function ofHistories() {
  const words = textUnder('client', /(history|events)\.words\.ts$/);
  const isNamed = (name: string) => new RegExp(`^\\s*'?${escaped(name)}'?: '`, 'm').test(words);
  const ofResources = new Set(resources().flatMap(({ events }) => Object.values(events).map(({ type }) => type)));
  const kinds = [...textUnder('server', /\.decider\.ts$/).matchAll(/\bstream: '([\w-]+)'/g)].map(([, it]) => it as string);
  const types = eventTypes().map(({ type }) => type).filter((it) => !ofResources.has(it));
  return [...kinds, ...resources().map(({ name }) => name), ...types].filter((it) => !isNamed(it)).map((it) => `client/<context>/<context>.history.words.ts: ${it} has no name`);
}

/** Every command is spoken of in a sentence of a test. */
function ofCommands() {
  const sentences = textUnder('test/deciding', /\.test\.ts$/);
  const commands = [...textUnder('server', /\.(decider|commands)\.ts$/).matchAll(/export class (\w+) extends DomainCommand/g)].map(([, it]) => it as string);
  return commands.filter((it) => !sentences.includes(`new ${it}(`)).map((it) => `test/deciding/<context>.test.ts: nothing says what ${it} does`);
}

function ofModules() {
  const app = readFileSync('server/app.module.ts', 'utf8');
  const modules = [...textUnder('server', /\.module\.ts$/).matchAll(/export class (\w+Module)\b/g)].map(([, it]) => it as string);
  return modules.filter((it) => it !== 'AppModule' && !app.includes(it)).map((it) => `server/app.module.ts: ${it} is not among its imports`);
}

const escaped = (text: string) => text.replace(/[.\\-]/g, '\\$&');
const textUnder = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => name.test(it)).map((it) => readFileSync(`${folder}/${it}`, 'utf8')).join('\n');
