import { Alert, Button } from 'antd';
import { grouped } from '#contract/kit/grouped';
import type { Pratinjau } from '#contract/timetable/timetable.api';
import { useWords } from '#client/kit/words';
import { dayName } from '#client/timetable/day-name';

/** What many lessons at once would come to: of which class what goes, and what cannot be placed, and why. */
export function Looked({ found, isBusy, onApply }: { found: Pratinjau & { isAnew: boolean }; isBusy: boolean; onApply(): void }) {
  const t = useWords('grid');
  const { tempat, hapus, sama, tidak_muat, isAnew } = found;
  return (
    <>
      {isAnew && <Alert type="warning" showIcon title={t('previewAnew')} />}
      <p role="status">{t('preview', { tempat: tempat.length, hapus: hapus.length, sama, tidak: tidak_muat.length })}</p>
      {hapus.length > 0 && (
        <ul className="turnover">
          {[...grouped([...hapus, ...tempat], (it) => it.kelas)].map(([kelas, slots]) => <li key={kelas}>{t('turnover', { kelas, tempat: slots.filter((it) => tempat.includes(it)).length, hapus: slots.filter((it) => hapus.includes(it)).length })}</li>)}
        </ul>
      )}
      {tidak_muat.length > 0 && (
        <ul className="unfit">
          {tidak_muat.slice(0, 100).map((it, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once, as it came
            <li key={i}><b>{it.baris ? `${t('line', { baris: it.baris })}: ${it.isi}` : it.isi}</b><span>{it.pesan}</span>
              {it.alternatif.length > 0 && <span>{t('alternatives')}: {it.alternatif.map((at) => t('useIt', { hari: dayName(at.hari), posisi: at.posisi })).join(', ')}</span>}
            </li>
          ))}
        </ul>
      )}
      <Button type="primary" loading={isBusy} disabled={tempat.length + hapus.length === 0} onClick={onApply}>{t(tidak_muat.length ? 'doIt' : 'doAll')}</Button>
    </>
  );
}
