import { useEverybody } from '#client/exam/marking/everybody';
import { type Behind, type Head, standingOf } from '#client/exam/marking/standing';
import { formatAngka } from '#client/kit/number';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/exam/marking/marking.words';

type Props = { head: Head; onWhy: (behind: Behind) => void };

/** An exam's results in a sentence whose figures open their people, and what may still change it. */
export function Sentence({ head, onWhy }: Props) {
  const t = useWords('marking');
  const { kemajuan } = head;
  const { peserta, selesai, esai, bernilai, rata_rata } = standingOf(useEverybody(head));
  const parts: [Behind, string][] = [
    ...(selesai ? [['selesai', t('saySat', { count: peserta, selesai: formatAngka(selesai), peserta: formatAngka(peserta) })] as [Behind, string]] : []),
    ...(peserta && !selesai ? [['belum', t('sayNone', { count: peserta, peserta: formatAngka(peserta) })] as [Behind, string]] : []),
    ...(esai ? [['esai', t('sayEssays', { count: esai, jumlah: formatAngka(esai) })] as [Behind, string]] : []),
    ...(rata_rata === null ? [] : [['bernilai', t('sayMean', { nilai: formatAngka(rata_rata) })] as [Behind, string]]),
  ];
  const also = [
    rata_rata !== null && bernilai < selesai && t('alsoMean', { count: bernilai, bernilai: formatAngka(bernilai) }), kemajuan.mengerjakan > 0 && t('alsoSitting', { count: kemajuan.mengerjakan }),
    kemajuan.final_pada && kemajuan.isFinal ? t('alsoFinal', { tanggal: formatTanggal(new Date(kemajuan.final_pada)), jam: formatJam(kemajuan.final_pada) }) : selesai > 0 && t('alsoOpen'),
  ].filter((it) => it);
  return (
    <div className="marks-headline">
      <h2>{parts.length ? parts.map(([behind, said], i) => <span key={behind}>{i > 0 && ' '}<button type="button" className="marks-why" onClick={() => onWhy(behind)}>{said}{i < parts.length - 1 ? ';' : '.'}</button></span>) : `${t('sayNobody')}.`}</h2>
      {also.length > 0 && <p>{also.join(' ')}</p>}
    </div>
  );
}
