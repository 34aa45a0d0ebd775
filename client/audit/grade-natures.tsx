import type { PerubahanNilai } from '#contract/audit/grade-audit.api';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/audit/grade-audit.words';

/** Why a change is worth a look. */
export function Natures({ sifat }: Pick<PerubahanNilai, 'sifat'>) {
  const t = useWords('gradeAudit');
  return <span className="grade-natures">{sifat.map((it) => <StatusTag key={it} tone={it === 'setelah_terbit' || it === 'orang_lain' || it === 'kerabat' ? 'bad' : 'warn'}>{t(it)}</StatusTag>)}</span>;
}
