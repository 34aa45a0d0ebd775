import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Does `work` while no other process does work under the same lock file; the lock of a process that died is taken over. */
export const alone = async (path, work) => {
  mkdirSync(dirname(path), { recursive: true });
  for (let told = false; !claim(path); told = true) {
    if (!told) console.log(`Waiting for process ${read(path)?.split(' ')[0]}, which is at it already …`);
    await pause(100);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
};

const claim = (path) => {
  if (place(path, identity(process.pid))) return true;
  const holder = read(path);
  if (holder && identity(holder.split(' ')[0]) !== holder) takeAway(path, holder);
  return false;
};

// A link appears with its content and never replaces another: whoever makes it holds the lock.
const place = (path, content) => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
};

// Between our look and our hand another may have taken the dead one's lock away and claimed it: then it is given back.
const takeAway = (path, holder) => {
  const away = `${path}.${process.pid}.away`;
  try {
    renameSync(path, away);
  } catch {
    return;
  }
  const taken = readFileSync(away, 'utf8');
  rmSync(away);
  if (taken !== holder) place(path, taken);
};

// The start time tells a process from a later one with the same number.
const identity = (pid) => {
  try {
    if (process.platform === 'linux') return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19]}`;
    process.kill(Number(pid), 0);
    return `${pid} -`;
  } catch (error) {
    return error.code === 'EPERM' ? `${pid} -` : 'nobody';
  }
};

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
