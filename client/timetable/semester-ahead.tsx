import { Select } from 'antd';
import { schoolYear } from '#contract/school-year/school-year.api';
import { useAddress } from '#client/kit/address';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/timetable/grid.words';

/** Which semester is arranged: the active one, or one to come that is named in the address; what others are asked of it, and what chooses it. */
export function useSemesterAhead() {
  const t = useWords('grid');
  const [params, setParams] = useAddress();
  const { data, activeYear } = useView(schoolYear.list, {});
  const open = data.filter((it) => it.isActive || !activeYear || it.tanggal_awal > activeYear.tanggal_awal);
  const chosen = open.find((it) => it.id === params.get('semester') && !it.isActive);
  const asked = chosen ? { id_tahun_ajaran: chosen.id } : {};
  const address: Record<string, string> = chosen ? { semester: chosen.id } : {};
  const choose = (id: string) => setParams(open.some((it) => it.id === id && !it.isActive) ? { semester: id } : {});
  const choice = open.length > 1 && <Select aria-label={t('semester')} value={chosen?.id ?? activeYear?.id ?? ''} onChange={choose} options={open.map((it) => ({ value: it.id, label: `${it.nama} ${it.semester}` }))} />;
  return { asked, address, choice, isAhead: chosen !== undefined };
}
