import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_S = 100;
const statOf = (pid: number | string) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S };
  } catch {
    return undefined;
  }
};

/** Seconds of a core that a process has used; 0 where the system does not say. */
export const cpuOf = (pid: number) => statOf(pid)?.seconds ?? 0;
/** The same of all processes below one, but for those named. */
export function cpuBelow(pid: number, but: readonly number[]) {
  const all = isLinux() ? readdirSync('/proc').filter((it) => /^\d+$/.test(it)).flatMap((it) => ({ pid: Number(it), stat: statOf(it) })) : [];
  const within = (it: number): number[] => all.filter(({ pid: one, stat }) => stat?.parent === it && !but.includes(one)).flatMap(({ pid: one }) => [one, ...within(one)]);
  return within(pid).reduce((sum, one) => sum + cpuOf(one), 0);
}
/** Memory that a process holds, in MB. */
export function memoryOf(pid: number) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return 0;
  }
}
const isLinux = () => process.platform === 'linux';
