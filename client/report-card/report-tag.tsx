import { CheckCircleOutlined, CheckOutlined, EditOutlined, MailOutlined, SafetyCertificateOutlined, SendOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { StatusRapor } from '#contract/report-card/report';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/report-card/reports.words';

const LOOKS: Record<StatusRapor, { tone: Tone; Icon: ComponentType }> = {
  draf: { tone: 'line', Icon: EditOutlined }, diverifikasi_wali: { tone: 'info', Icon: CheckOutlined }, diverifikasi_kurikulum: { tone: 'info', Icon: CheckCircleOutlined },
  disahkan_kepsek: { tone: 'note', Icon: SafetyCertificateOutlined }, diterbitkan: { tone: 'good', Icon: SendOutlined }, dikirim: { tone: 'good', Icon: MailOutlined },
};

/** How far a report is, also where there is none yet. */
export function ReportTag({ status }: { status: StatusRapor | null }) {
  const t = useWords('reports');
  if (!status) return <StatusTag tone="line">{t('belum_dibuat')}</StatusTag>;
  const { tone, Icon } = LOOKS[status];
  return <StatusTag tone={tone} icon={<Icon />}>{t(status)}</StatusTag>;
}
