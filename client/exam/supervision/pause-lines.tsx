import { type ReactNode, useMemo } from 'react';
import type { Jeda } from '#contract/exam/supervision';
import { type Head, nameOr } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { formatDurasi } from '#client/kit/number';
import { formatJam } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';

/** Of more at once their number is said. */
const NAMED = 3;
const SHOWN = 3;

/** The last pauses of a room, each with whom it was of and what it gave back. */
export function PauseLines({ rows, head: { jeda }, as: Line }: { rows: readonly Row[]; head: Pick<Head, 'jeda'>; as: (props: { children: ReactNode }) => ReactNode }) {
  const t = useWords('supervision');
  const names = useMemo(() => new Map(rows.map((it) => [it.id_murid, nameOr(it, t('erased'))])), [rows, t]);
  return (
    <>
      {jeda.slice(-SHOWN).map((it) => <Line key={`${it.nomor} ${it.daftar_murid[0]}`}>{pauseSaid(it, names, t)}</Line>)}
      {jeda.length > SHOWN && <Line>{t('otherPauses', { count: jeda.length - SHOWN })}</Line>}
    </>
  );
}

/** `32 peserta dijeda 08:10–08:22, 12 menit dikembalikan, Listrik padam, oleh Budi`. */
export function pauseSaid({ daftar_murid, sejak, sampai, akhir, menit, alasan, oleh, alasan_akhir, oleh_akhir }: Jeda, names: ReadonlyMap<string, string>, t: Translate<'supervision'>) {
  const who = daftar_murid.length > NAMED ? t('participantsSaid', { n: daftar_murid.length }) : daftar_murid.map((id) => names.get(id) ?? t('erased')).join(', ');
  const when = sampai ? t('pausedFrom', { siapa: who, dari: formatJam(sejak), sampai: formatJam(sampai) }) : t('pausedSince', { siapa: who, dari: formatJam(sejak) });
  const back = akhir === 'lanjutkan' && menit > 0 && t('timeBack', { lama: formatDurasi(menit * 60) });
  const ended = akhir && akhir !== 'lanjutkan' && t(`paused_${akhir}`);
  const other = alasan_akhir && alasan_akhir !== alasan && t('pauseEndedBecause', { alasan: alasan_akhir });
  return [when, back, ended, alasan, other, oleh && t('by', { nama: oleh }), sampai && oleh_akhir && oleh_akhir !== oleh && t('pauseEndedBy', { nama: oleh_akhir })].filter(Boolean).join(', ');
}
