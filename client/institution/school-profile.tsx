import { Descriptions } from 'antd';
import { institution } from '#contract/institution/institution.api';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/institution/institution.words';

const FIELDS = ['nama', 'tipe_institusi', 'dinas_pendidikan', 'alamat', 'email', 'no_hp', 'zona_waktu'] as const;

/** Who the school is, as it calls itself. */
export function SchoolProfile() {
  const t = useWords('institution');
  const { data } = useView(institution.settings, {});
  const items = FIELDS.map((name) => ({ key: name, label: t(name), children: data[name] || '–' }));
  return <Descriptions className="panel" title={<h2>{t('school')}</h2>} column={{ xs: 1, md: 2 }} items={items} />;
}
