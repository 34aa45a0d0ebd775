import { CheckOutlined, ClockCircleOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons';
import { batasOf } from '#contract/attendance/batas';
import { institution } from '#contract/institution/institution.api';
import type { Sesi } from '#contract/lesson/lesson.api';
import { formatLama } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { registerStateOf } from '#client/lesson/register-state';
import '#client/lesson/lesson.words';

/** How the register of a lesson stands, in a word and a colour. */
export function RegisterTag({ sesi, now }: { sesi: Sesi; now: Date }) {
  const t = useWords('lesson');
  const { data: settings } = useView(institution.settings, {});
  const state = registerStateOf(sesi, batasOf(settings, sesi), now);
  const filled = { terisi: sesi.terisi, total: sesi.jumlah_murid };
  switch (state.is) {
    case 'overdue': return <StatusTag tone="bad" icon={<WarningOutlined />}>{t('overdue', { ...filled, lama: formatLama(state.menit) })}</StatusTag>;
    case 'open': return <StatusTag tone="warn" icon={<EditOutlined />}>{t('filledOf', filled)}</StatusTag>;
    case 'full': return <StatusTag tone="good" icon={<CheckOutlined />}>{t('full')}</StatusTag>;
    default: return <StatusTag tone="calm" icon={<ClockCircleOutlined />}>{t(state.is)}</StatusTag>;
  }
}
