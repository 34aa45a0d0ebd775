#!/usr/bin/env node
// Verifies an export of the log by itself: node verify-export.mjs FILE PUBLIC_KEY. It needs Node and nothing else.
import { createHash, createPublicKey, hash, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROOF = 'pelita-proof-1';
const TAIL = /,"hash":"([\w-]{43})"\}$/;
const sha256 = (text) => hash('sha256', String(text), 'base64url');
const keyOf = (x) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
const isSigned = (lines, signature, key) => verify(null, Buffer.from(lines.join('\n')), key, Buffer.from(String(signature), 'base64url'));
const sealLines = (it) => [...(it.since === undefined ? ['pelita-seal-1'] : ['pelita-seal-2', it.since]), it.number, it.tanggal, it.at, it.position, it.count, it.root, it.previous];
const endLines = (it, kind = 'pelita-export-1') => [kind, it.events, it.seals, it.sha256];

/** What ends the reading: the first thing that is wrong. */
class Found extends Error {
  constructor(what, { seal, position, stream, revision, id, type }, why) {
    super(why);
    this.broken = { what, seal: seal ?? null, position: position ?? null, stream: stream ?? null, revision: revision ?? null, id: id ?? null, type: type ?? null, why };
  }
}

/** Reads an export to its end or to its first fault; answers `{ events, streams, seals, sealed, broken }`. */
export async function verifyExport(file, publicKey, watch = () => {}) {
  for await (const line of linesOf(file)) {
    if (line.startsWith(`{"export":"${PROOF}"`)) return verifyProof(await readFile(file, 'utf8'), keyOf(publicKey));
    break;
  }
  const it = new Walk(new Export(file, keyOf(publicKey)).parts(), watch);
  const broken = await it.go().then(() => null, (error) => {
    if (error instanceof Found) return error.broken;
    throw error;
  });
  return { ...it.tally, streams: it.tally.streams.size, broken };
}

/** The lines of a file: a header, the seals, the events, and an end that is signed over all before it. */
class Export {
  digest = createHash('sha256');
  seals = [];
  events = 0;
  isListed = false;

  constructor(file, key) {
    Object.assign(this, { file, key });
  }

  async *parts() {
    let [number, ended] = [0, false];
    for await (const line of linesOf(this.file)) {
      number++;
      if (ended) throw new Found('file', {}, `line ${number}: something follows the end`);
      const it = parsed(line, number);
      ended = it.end !== undefined;
      if (!ended) this.digest.update(`${line}\n`);
      yield* this.partOf(it, number);
    }
    if (!ended) yield { cut: new Found('file', {}, `the file is cut off after line ${number}: its end is missing`) };
  }

  *partOf(it, number) {
    if ((number === 1) !== (it.export === 'pelita-log-1')) throw new Found('file', {}, `line ${number}: this is no export of a log`);
    if (number === 1) return yield { header: it };
    if (it.seal) return this.seals.push(it);
    if (!this.isListed) yield { seals: opened(this.seals, this.key) };
    this.isListed = true;
    if (it.end) return yield* this.lateFaults(it.end);
    this.events++;
    yield { event: it };
  }

  *lateFaults(end) {
    const isWhole = end.events === this.events && end.seals === this.seals.length && end.sha256 === this.digest.digest('base64url');
    if (!isSigned(endLines(end), end.signature, this.key)) yield { late: new Found('file', {}, 'the end of the file is not signed by this key') };
    else if (!isWhole) yield { late: new Found('file', {}, 'the file was changed after it was exported') };
  }
}

function parsed(line, number) {
  try {
    const it = JSON.parse(line);
    if (typeof it === 'object' && it !== null) return it;
  } catch {}
  throw new Found('file', {}, `line ${number} cannot be read: the file is cut off or was changed`);
}

async function* linesOf(file) {
  let rest = '';
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest) yield rest;
}

/** Each seal signed by the key, behind the one before, with the body that its root is the hash of. */
function* opened(seals, key) {
  let last;
  for (const { seal, body } of seals) {
    const first = (last?.number ?? 0) + 1;
    const refuse = (why, number = seal.number) => new Found('seal', { seal: number }, `seal ${number}: ${why}`);
    if ((seal.since ?? seal.number) !== first) throw refuse('is missing', first);
    if (!isSigned(sealLines(seal), seal.signature, key)) throw refuse('its signature is not of this key, or it was changed');
    if (seal.previous !== (last ? sha256(sealLines(last).join('\n')) : '')) throw refuse('it does not follow the seal before');
    if (sha256(body) !== seal.root) throw refuse('its list of events was changed');
    const places = placesOf(JSON.parse(body));
    if ((last?.count ?? 0) + places.length !== seal.count) throw refuse('it does not list as many events as it counts');
    yield { ...seal, from: last?.count ?? 0, places };
    last = seal;
  }
}

function placesOf({ heads, order }) {
  const entries = order.split(' ').map((it) => it.split('.'));
  const left = entries.reduce((all, [index]) => all.set(index, (all.get(index) ?? 0) + 1), new Map());
  return entries.map(([index, print]) => {
    const more = left.get(index) - 1;
    left.set(index, more);
    const [stream, last, head] = heads[Number(index)];
    return { stream, revision: last - more, print, head: more ? undefined : head };
  });
}

/** A file of one stream: the seals that list it, with their lists or with what the school's signature says of these, and its events behind the hash that the header names. */
function verifyProof(text, key) {
  const tally = { events: 0, streams: 1, seals: 0, sealed: 0, isTold: false, about: undefined };
  try {
    proved(text, key, tally);
  } catch (error) {
    if (error instanceof Found) return { ...tally, broken: error.broken };
    throw error;
  }
  return { ...tally, broken: null };
}

function proved(text, key, tally) {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Found('file', {}, `the file is cut off after line ${lines.length}`);
  const [header, ...rest] = lines.map((line, i) => parsed(line, i + 1));
  const { end } = rest.pop() ?? {};
  if (!end) throw new Found('file', {}, `the file is cut off after line ${lines.length}: its end is missing`);
  const places = rest.filter((it) => it.seal).flatMap((it) => placesIn(it, header.stream, key, tally));
  let [revision, before] = [header.from, header.after];
  for (const event of rest.filter((it) => !it.seal)) {
    if (event.stream !== header.stream || event.revision !== revision) throw new Found('missing', { stream: header.stream, revision }, `revision ${event.revision} of ${event.stream} stands in its place`);
    const [bare, found] = split(event.meta);
    if (!found || sha256([before, event.stream, revision, event.id, event.type, event.data, bare].join('\n')) !== found) throw new Found('changed', event, 'its text is not what its hash says');
    const sealed = places.filter((it) => it.revision === revision);
    const wrong = sealed.find((it) => found.slice(0, 8) !== it.print || (it.head ?? found) !== found);
    if (wrong) throw new Found('changed', { ...event, seal: wrong.seal }, 'it was written anew: its hash is not the sealed one');
    if (sealed.length) tally.sealed++;
    tally.events++;
    [revision, before] = [revision + 1, found];
  }
  const lost = places.find((it) => it.revision < header.from || it.revision >= revision);
  if (lost) throw new Found('missing', { ...lost, stream: header.stream }, 'it was sealed, and the file does not have it');
  if (!isSigned(endLines(end, PROOF), end.signature, key)) throw new Found('file', {}, 'the end of the file is not signed by this key');
  const isWhole = end.events === tally.events && end.seals === tally.seals && end.sha256 === sha256(lines.slice(0, -1).map((it) => `${it}\n`).join(''));
  if (!isWhole) throw new Found('file', {}, 'the file was changed after it was made');
  tally.about = header.about;
}

/** Where one seal has the events of the stream. */
function placesIn({ seal, body, listed }, stream, key, tally) {
  const refuse = (why) => new Found('seal', { seal: seal.number }, `seal ${seal.number}: ${why}`);
  if (!isSigned(sealLines(seal), seal.signature, key)) throw refuse('its signature is not of this key, or it was changed');
  if (body !== undefined && sha256(body) !== seal.root) throw refuse('its list of events was changed');
  tally.seals++;
  if (body === undefined) tally.isTold = true;
  const places = body === undefined ? listed : placesOf(JSON.parse(body)).filter((it) => it.stream === stream);
  return places.map((it) => ({ ...it, seal: seal.number }));
}

/** Follows the events against their own chains and against the seals. */
class Walk {
  tally = { events: 0, streams: new Map(), seals: 0, sealed: 0 };
  isDense = false;
  position = '0';

  constructor(all, watch) {
    Object.assign(this, { all, watch });
  }

  async go() {
    for await (const { header, seals, event, cut, late } of this.all) {
      if (header) this.isDense = header.isDense === true;
      if (seals) this.begin(seals);
      if (event) await this.see(event);
      if (cut || (late && !this.place())) throw cut ?? late;
    }
    const left = this.place();
    if (left) throw new Found('missing', this.gone(left, this.isDense), 'it was sealed, and the log ends before it');
  }

  begin(seals) {
    this.seals = seals;
    this.open();
  }

  open() {
    if (this.seal) this.tally.seals++;
    this.seal = this.seals.next().value;
  }

  async see(event) {
    const sealed = this.place();
    const expected = sealed ?? { stream: event.stream, revision: (this.tally.streams.get(event.stream)?.revision ?? -1) + 1 };
    if (event.stream !== expected.stream || event.revision !== expected.revision) return this.misplaced(event, expected);
    const [bare, found] = split(event.meta);
    if (!found || this.linkAt(event, bare, expected) !== found) throw this.fault('changed', event, 'its text is not what its hash says');
    if (sealed && (found.slice(0, 8) !== sealed.print || (sealed.head ?? found) !== found)) throw this.fault('changed', event, 'it was written anew: its hash is not the sealed one');
    const hasGap = this.hasGap(event);
    this.tally.streams.set(event.stream, { revision: event.revision, hash: found });
    if (hasGap) return this.gap();
    this.position = event.position;
    if (++this.tally.events % 5000 === 0) this.watch(this.tally.events);
    if (this.seal) this.accountForOne();
  }

  accountForOne() {
    this.tally.sealed++;
    if (this.tally.events === this.seal.count) this.open();
  }

  /** Something else stands here: whether the expected comes later decides between moved and missing. */
  async misplaced(event, expected) {
    const { stream, revision } = expected;
    const origin = this.originOf(event, expected);
    if (origin) throw this.fault('changed', event, `it was written as revision ${origin.revision} of ${origin.stream}`);
    const hasItsPlace = this.seal ? this.isListed(event) : event.revision > revision;
    if (!this.seal && !hasItsPlace) throw this.fault('inserted', event, `its stream has a revision ${event.revision} already`);
    const [hasGap, next] = [this.hasGap(event), this.next()];
    const later = await this.later((it) => it.stream === stream && it.revision === revision);
    if (!later) throw new Found('missing', this.gone(expected, hasGap), `revision ${event.revision} of ${event.stream} stands in its place`);
    if (hasGap) throw this.fault('moved', later, `it should stand at position ${next}`);
    throw this.fault(hasItsPlace ? 'moved' : 'inserted', event, `revision ${revision} of ${stream} should stand here`);
  }

  async gap() {
    const [next, lost] = [this.next(), {}];
    const later = await this.later((it) => it.position === next || this.learn(lost, it));
    if (later) throw this.fault('moved', later, 'it comes after higher positions');
    throw new Found('missing', this.gone(lost, true), `nothing stands at position ${next}`);
  }

  /** The first stream that lacks a revision further on is the one that lost it. */
  learn(lost, { stream, revision }) {
    const before = this.tally.streams.get(stream)?.revision ?? -1;
    if (!lost.stream && revision > before + 1) Object.assign(lost, { stream, revision: before + 1 });
    else if (!lost.stream) this.tally.streams.set(stream, { revision, hash: '' });
    return false;
  }

  async later(isIt) {
    for await (const { event } of this.all) if (event && isIt(event)) return event;
    return undefined;
  }

  originOf(event, expected) {
    const [bare, found] = split(event.meta);
    if (!found) return undefined;
    if (this.linkAt(event, bare, expected) === found) return expected;
    for (const [stream, { revision }] of this.tally.streams) {
      if (revision + 1 !== event.revision || this.linkAt(event, bare, { stream, revision: event.revision }) !== found) continue;
      return stream === event.stream ? undefined : { stream, revision: event.revision };
    }
    return undefined;
  }

  linkAt({ id, type, data }, meta, { stream, revision }) {
    return sha256([this.tally.streams.get(stream)?.hash ?? '', stream, revision, id, type, data, meta].join('\n'));
  }

  place = () => this.seal?.places[this.tally.events - this.seal.from];
  isListed = ({ stream, revision }) => this.seal.places.slice(this.tally.events - this.seal.from).some((it) => it.stream === stream && it.revision === revision);
  hasGap = ({ position }) => this.isDense && position !== this.next();
  next = () => (this.isDense ? String(Number(this.position) + 1) : '');
  fault = (what, event, why) => new Found(what, { ...event, seal: this.seal?.number }, why);
  gone = ({ stream, revision }, isPlaceKnown) => ({ stream, revision, position: isPlaceKnown ? this.next() : null, seal: this.seal?.number });
}

function split(meta) {
  const found = TAIL.exec(meta);
  return found ? [`${meta.slice(0, found.index)}}`, found[1]] : [undefined, undefined];
}

/** The one sentence that says what was found. */
export function sentenceOf({ events, streams, seals, sealed, isTold, about, broken }) {
  const whole = `Whole: ${events} events in ${streams} streams, ${sealed} of them under ${seals} seals. Every signature is of the given key.`;
  if (!broken) return [whole, isTold && 'What these seals list is not in this file: the signature at its end tells it.', about && `The school says of it: ${JSON.stringify(about)}`].filter(Boolean).join('\n');
  const { what, position, stream, revision, id, type, why } = broken;
  if (what === 'seal') return `BROKEN after ${events} events that hold: ${why}`;
  const named = [stream && `${stream} revision ${revision}`, position && `position ${position}`, id && `id ${id}`, type && `type ${type}`].filter(Boolean).join(', ');
  return `BROKEN after ${events} events that hold: ${what}${named ? ` ${named}` : ''}: ${why}`;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, key] = process.argv.slice(2);
  if (!file || !/^[\w-]{43}$/.test(key ?? '')) {
    console.error('Usage: node verify-export.mjs FILE PUBLIC_KEY  (the 43 characters that "npm run verify" prints; take them from the school, not from whoever gave you the file)');
    process.exit(2);
  }
  try {
    const found = await verifyExport(file, key, (done) => process.stderr.isTTY && process.stderr.write(`\r${done} events`));
    console.log(sentenceOf(found));
    process.exitCode = found.broken ? 1 : 0;
  } catch (error) {
    console.error(error.code ? error.message : error);
    process.exitCode = 2;
  }
}
