import { useSchool } from '#client/shell/school';

/** The school's logo, or its initials on its colour. */
export function Crest() {
  const school = useSchool();
  if (school?.logo) return <img className="crest" src={`/api/institusi/logo?v=${school.logo}`} alt="" />;
  return <span className="crest is-initials" aria-hidden="true">{initialsOf(school?.nama ?? 'Pelita')}</span>;
}

/** What kind of school it is says nothing of which. */
const initialsOf = (nama: string) => nama.split(/\s+/).filter((it) => !/^(SMP|MTs|SD|SMA)$/i.test(it)).slice(0, 2).map((it) => it[0] ?? '').join('').toUpperCase();
