import { litEntry } from '#client/shell/lit-entry';

const menu = ['/a/home', '/a/audit', '/a/audit?jenis=audit-read', '/a/audit/grades?sifat=semua', '/a/audit/grades'];
const litAt = (address: string) => {
  const { pathname, search } = new URL(address, 'http://x');
  return litEntry(menu, { pathname, search });
};

test.each([
  ['/a/audit', '/a/audit'],
  ['/a/audit?jenis=audit-read&page=2', '/a/audit?jenis=audit-read'],
  ['/a/audit?jenis=gradebook', '/a/audit'],
  ['/a/audit/grades?id_kelas=1&sifat=semua', '/a/audit/grades?sifat=semua'],
  ['/a/audit/grades?sifat=besar', '/a/audit/grades'],
  ['/a/audit/grades/replay/1/2', '/a/audit/grades'],
  ['/a/audit/gradebook-1', undefined],
  ['/a/homeless', undefined],
])('at %s the menu lights %s', (address, entry) => expect(litAt(address)).toBe(entry));
