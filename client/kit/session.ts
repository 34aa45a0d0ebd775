import type { identity } from '#contract/identity/identity.api';
import type { Role } from '#contract/identity/identity';
import type { Endpoint, OutputOf } from '#contract/kit/endpoint';
import { recalled } from '#client/kit/recalled';
import { rolesIn } from '#client/kit/roles';
import { store, useStore } from '#client/kit/store';

export type LoginAnswer = OutputOf<typeof identity.login>;
export type Person = {
  id: string;
  nama: string | null;
  /** Only the administrator has one: `/admin` is for the user named admin (specification 5). */
  username: string | null;
  jenis_kelamin: 'Pria' | 'Wanita' | null;
  isPrincipal: boolean;
  id_kelas: string | null;
};
/** A first password that still has to be changed: before anything else, or within some days. */
export type FirstPassword = { isRestricted: boolean; sisa_hari: number | null };
export type Session = { token: string; roles: readonly Role[]; user: Person; isPpdb: boolean; firstPassword?: FirstPassword };
/** Why a session ended against the person's will; each is told once, on leaving. */
export type Notice = 'TOKEN_EXPIRED' | 'TOKEN_UNMATCH';

/** Specification 9: a browser that stored another version starts afresh. */
export const APP_VERSION = '2.1.0';

/** Where a window keeps that somebody has just signed in. */
export const JUST = 'masuk';

const current = store<Session | null>(null);
/** The notice to show in place of every screen until the person goes to the login. */
export const leaving = store<Notice | null>(null);

/** What the local storage keeps of a session, under the specification's keys. */
export function keptOf(answer: LoginAnswer): Record<string, string> {
  const { token, roles, user, isPpdb } = sessionOf(answer);
  const { isRestricted, sisa_hari } = answer;
  return {
    token, roles: JSON.stringify(roles), user: JSON.stringify(user), isPpdb: String(isPpdb), authorized: 'true', version: APP_VERSION,
    ...((isRestricted || sisa_hari !== null) && { sandi: JSON.stringify({ isRestricted, sisa_hari }) }),
  };
}

/** The signed-in person of this browser. */
export const session = {
  get: current.get,
  start(answer: LoginAnswer) {
    for (const [key, value] of Object.entries(keptOf(answer))) localStorage.setItem(key, value);
    sessionStorage.setItem(JUST, '1');
    current.set(read());
  },
  /** Whether the person has signed in on this page's way here; answered once. */
  hasJustStarted() {
    const just = sessionStorage.getItem(JUST) !== null;
    sessionStorage.removeItem(JUST);
    return just;
  },
  /** The same session under another token. */
  renew(token: string) {
    localStorage.setItem('token', token);
    current.set(read());
  },
  /** The password is the person's own from now on. */
  passwordChanged() {
    localStorage.removeItem('sandi');
    current.set(read());
  },
  end(notice?: Notice) {
    if (!current.get()) return;
    // The browser's other windows hear of it before they hear that all is forgotten.
    if (notice) localStorage.setItem('akhir', notice);
    forget();
    if (notice) leaving.set(notice);
    else location.replace('/login');
  },
};

export const useSession = () => useStore(current);

/** Where somebody finds their own account. */
export const accountPath = ({ roles, user }: Pick<Session, 'roles' | 'user'>) => `/${roles.includes('murid') ? 'student' : user.username === 'admin' ? 'admin' : 'teacher'}/account`;

/** Whether one of the person's roles may ask an endpoint; whose data they get is for the server to say. */
export function useMayAsk({ allow }: Pick<Endpoint, 'allow'>) {
  const roles = useStore(current)?.roles ?? [];
  return mayAsk(roles, { allow });
}

export const mayAsk = (roles: readonly Role[], { allow }: Pick<Endpoint, 'allow'>) =>
  typeof allow === 'string' || roles.some((role) => allow.includes(role));

/** Reads what this browser stored; answers false when the page is about to be left or loaded again. */
export function openSession() {
  const stored = localStorage.getItem('version');
  if (stored !== APP_VERSION) {
    const reload = localStorage.length > 0;
    forget();
    if (reload) location.reload();
    if (reload) return false;
  }
  current.set(read());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'akhir' && newValue) leaving.set(newValue as Notice);
    else if (key === 'token' || (key === null && !leaving.get())) location.reload();
  });
  return true;
}

/** Where a browser without a database keeps answers of exams that no server has yet: they outlive sessions and versions. */
export const JOURNAL = 'cbt-journal';
/** Empties the local storage, keeping only the version that wrote it and what must not be lost. */
export function forget() {
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(`${JOURNAL}.`));
  localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, value as string);
  localStorage.setItem('version', APP_VERSION);
  current.set(null);
}

/** The login, which keeps the token of a test (`?token=`) or the page that was asked for. */
export const loginPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const token = new URLSearchParams(search).get('token');
  if (pathname === '/' && !token) return '/login';
  return `/login?${new URLSearchParams(token ? { token } : { kembali: pathname + search })}`;
};

/** The address of a test for those who are to sit it; an exam browser begins there. */
export const testPath = (id_cbt: string) => `/?${new URLSearchParams({ token: id_cbt })}`;
const TEST = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where the login leads: a student to the start of the test they came for, otherwise to the page that was asked for where it is one of ours, or to the dashboard. */
export const wantedPath = (search: string) => {
  const asked = new URLSearchParams(search);
  const test = asked.get('token') ?? '';
  if (TEST.test(test) && current.get()?.roles.includes('murid')) return `/student/cbt/${test}/exam`;
  const wanted = asked.get('kembali') ?? '';
  // What begins with one slash and a letter cannot name another server.
  return /^\/[a-z]/.test(wanted) && !/^\/(login|setup|forgot-password)\b/.test(wanted) ? wanted : '/';
};

function sessionOf({ token, guru, murid, admin }: LoginAnswer): Session {
  const person = (guru ?? murid ?? admin)!;
  const user: Person = {
    id: person.id,
    nama: guru?.nama ?? murid?.nama ?? admin?.nama ?? null,
    username: admin?.username ?? null,
    jenis_kelamin: guru?.jenis_kelamin ?? murid?.jenis_kelamin ?? null,
    isPrincipal: guru?.isPrincipal ?? false,
    id_kelas: murid?.id_kelas ?? null,
  };
  return { token, roles: rolesIn(person), user, isPpdb: murid?.isPpdb ?? false };
}

function read(): Session | null {
  const token = localStorage.getItem('token');
  const [roles, user, firstPassword] = [recalled<Role[]>('roles'), recalled<Person>('user', 'id'), recalled<FirstPassword>('sandi', 'isRestricted', 'sisa_hari')];
  if (!token || !Array.isArray(roles) || !user) return null;
  return { token, roles, user, isPpdb: localStorage.getItem('isPpdb') === 'true', ...(firstPassword && { firstPassword }) };
}
