import { useQuery } from '@tanstack/react-query';
import type { Role } from '#contract/identity/identity';
import { classroom } from '#contract/classroom/classroom.api';
import { home } from '#contract/home/home.api';
import { homeroom } from '#contract/homeroom/homeroom.api';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { lesson } from '#contract/lesson/lesson.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { useMayGo, useMenu } from '#client/areas/menu';
import { waitFound } from '#client/home/waiting';
import { isHeld } from '#client/lesson/register-state';
import type { AnyEndpoint } from '#client/kit/api';
import { useSession } from '#client/kit/session';
import { clock, formatJam } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';
import '#client/shell/palette.words';

export type Kind = 'now' | 'waits' | 'recent' | 'verbs' | 'people' | 'classes' | 'pages';
/** Something that can be gone to; `fact` is the one thing at hand that matters. */
export type Find = { kind: Kind; to: string; title: string; fact?: string };

const FEW = 5;
const LEAST = 2;
const has = (text: string | null, word: string) => (text ?? '').toLowerCase().includes(word.toLowerCase());

/** What a word finds, of what its asker's role may see and go to; without a word, what runs now and their pages. */
export function useFinds(word: string): Find[] {
  const t = useWords('areas');
  const pages: Find[] = useMenu().flatMap(({ title, entries }) => entries.map(({ path, label }) => ({ kind: 'pages', to: path, title: t(label), ...(title && { fact: t(title) }) })));
  const found = [...useVerbs(), ...useWaits(), ...usePeople(word), ...useClasses(word), ...pages];
  return word ? found.filter(({ kind, title }) => kind === 'people' || has(title, word)) : found.filter(({ kind }) => kind !== 'people' && kind !== 'classes');
}

/** The registers of the day of whoever teaches. */
function useVerbs(): Find[] {
  const t = useWords('palette');
  const today = clock.today();
  const lessons = useAsked(lesson.between, { dates: `${today},${today}`, limit: 100, id_guru: useSession()?.user.id }, useIs('guruMapel'))?.data ?? [];
  return lessons.filter(({ libur }) => !libur).map((it) => ({
    kind: isHeld(it, clock.now()) ? 'now' : 'verbs',
    to: `/teacher/schedule/${it.id_sesi}`,
    title: t('fillRegister', { kelas: it.kelas, mapel: it.mapel }),
    fact: t('lessonFact', { mulai: formatJam(it.mulai), terisi: it.terisi, jumlah: it.jumlah_murid }),
  }));
}

/** What waits for whoever asks, as their home shows it. */
function useWaits(): Find[] {
  const t = useWords('waits');
  const waiting = useAsked(home.waiting, {}, !useIs('murid'))?.data ?? [];
  return waiting.map((it) => ({ kind: 'waits', ...waitFound(it, t, clock.now()) }));
}

function usePeople(word: string): Find[] {
  const isAdmin = useMayGo('/admin/student');
  const isAsked = word.length >= LEAST;
  const all = useAsked(students.list, { search: word, limit: FEW }, isAdmin && isAsked)?.data ?? [];
  const staff = useAsked(teachers.list, { search: word, limit: FEW }, isAdmin && isAsked)?.data ?? [];
  const own = useOwnStudents(isAsked && !isAdmin).filter(({ nama }) => has(nama, word)).slice(0, FEW);
  return [
    ...all.map(({ id, nama, kelas, nis }) => person(`/admin/student/detail/${id}`, nama, kelas ?? nis)),
    ...staff.map(({ id, nama, mata_pelajaran, nik }) => person(`/admin/teacher/detail/${id}`, nama, mata_pelajaran.join(', ') || nik)),
    ...own.map(({ id_murid, nama, kelas }) => person(`/teacher/student/${id_murid}`, nama, kelas)),
  ];
}

const person = (to: string, nama: string | null, fact: string | null): Find => ({ kind: 'people', to, title: nama ?? '–', ...(fact && { fact }) });

/** The students of a homeroom teacher's own class. */
function useOwnStudents(isAsked: boolean) {
  const isWanted = useMayGo('/teacher/homeroom/consent') && isAsked;
  const id = useSession()?.user.id ?? '';
  const own = useAsked(homeroom.classOf, { id }, isWanted)?.data;
  const rows = useAsked(classroom.students, { id: own?.id_kelas ?? '' }, isWanted && Boolean(own))?.data ?? [];
  return rows.map((it) => ({ ...it, kelas: own?.kelas ?? null }));
}

function useClasses(word: string): Find[] {
  const t = useWords('palette');
  const isAdmin = useMayGo('/admin/class');
  const mayWatch = useIs('kurikulum', 'kepalaSekolah');
  const rows = useAsked(classroom.list, {}, (isAdmin || mayWatch) && word !== '')?.data ?? [];
  return rows.filter(({ kelas }) => has(kelas, word)).slice(0, FEW).map((it) => ({
    kind: 'classes',
    to: isAdmin ? `/admin/class/detail/${it.id_kelas_tahun_ajaran}` : `/teacher/curriculum/daily-attendance/${it.id_kelas}`,
    title: t('class', { kelas: it.kelas }),
    fact: [t('students', { n: it.jumlah_murid }), it.guru].filter(Boolean).join(' · '),
  }));
}

function useIs(...roles: Role[]) {
  const own = useSession()?.roles ?? [];
  return roles.some((role) => own.includes(role));
}

/** The answer once it is there; nothing while it is not, or cannot be had. */
function useAsked<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>, enabled: boolean): OutputOf<E> | undefined {
  const { data } = useQuery({ ...questionOf(endpoint, input), enabled });
  return enabled ? data : undefined;
}
