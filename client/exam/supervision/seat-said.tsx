import { CheckCircleFilled, ClockCircleOutlined, CloseCircleOutlined, DisconnectOutlined, EditOutlined, HourglassOutlined, LockFilled, MobileOutlined, PauseCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { SeatState } from '#client/exam/supervision/seat';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';

/** Each state by icon, word and colour. */
export const LOOKS: Record<SeatState, { tone: Tone; icon: ReactNode }> = {
  belum: { tone: 'calm', icon: <ClockCircleOutlined /> }, mengerjakan: { tone: 'info', icon: <EditOutlined /> }, diam: { tone: 'calm', icon: <HourglassOutlined /> }, terputus: { tone: 'warn', icon: <DisconnectOutlined /> }, perangkat: { tone: 'note', icon: <MobileOutlined /> },
  terkunci: { tone: 'bad', icon: <LockFilled /> }, dijeda: { tone: 'calm', icon: <PauseCircleOutlined /> }, selesai: { tone: 'good', icon: <CheckCircleFilled /> }, dipaksa: { tone: 'note', icon: <StopOutlined /> }, tidak_hadir: { tone: 'line', icon: <CloseCircleOutlined /> },
};

export function SeatTag({ state }: { state: SeatState }) {
  const t = useWords('supervision');
  return <StatusTag tone={LOOKS[state].tone} icon={LOOKS[state].icon}>{t(state)}</StatusTag>;
}

/** As seats are numbered. */
export const seatNumber = (kursi: number) => String(kursi).padStart(2, '0');
/** What fits on a seat: the first two parts of a name. */
export const shortName = (nama: string) => nama.split(/\s+/).slice(0, 2).join(' ');
