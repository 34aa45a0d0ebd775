import { FastBackwardOutlined, PauseOutlined, PlayCircleOutlined, StepBackwardOutlined, StepForwardOutlined } from '@ant-design/icons';
import { Button, Input, Segmented, Slider } from 'antd';
import { useId } from 'react';
import { instantOf } from '#contract/school-year/school-days';
import { clock, formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { countBy, SPEEDS } from '#client/audit/playing';
import type { Playing } from '#client/audit/use-replay';
import '#client/audit/audit.words';

type Props = { tanggal: string; waktu: readonly string[]; replay: Playing };

/** The slider over the events of a day, and what plays and steps through them. */
export function Player({ tanggal, waktu, replay }: Props) {
  const t = useWords('audit');
  const { nomor, isPlaying, speed, goTo, play, setSpeed } = replay;
  const sayPlace = (it = 0) => (it ? t('placeAt', { nomor: it, total: waktu.length, jam: formatDetik(waktu[it - 1] as string) }) : t('placeBefore'));
  return (
    <section className="panel player" aria-label={t('player')}>
      <Slider min={0} max={waktu.length} value={nomor} disabled={!waktu.length} onChange={goTo} tooltip={{ formatter: sayPlace }}
        ariaLabelForHandle={t('place')} ariaValueTextFormatterForHandle={sayPlace} />
      <div className="player-row">
        <Button icon={<FastBackwardOutlined />} aria-label={t('toStart')} disabled={nomor === 0} onClick={() => goTo(0)} />
        <Button icon={<StepBackwardOutlined />} aria-label={t('stepBack')} disabled={nomor === 0} onClick={() => goTo(nomor - 1)} />
        <Button type="primary" icon={isPlaying ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />} disabled={!waktu.length} onClick={play}>{t(isPlaying ? 'pause' : 'play')}</Button>
        <Button icon={<StepForwardOutlined />} aria-label={t('stepForward')} disabled={nomor >= waktu.length} onClick={() => goTo(nomor + 1)} />
        <Segmented aria-label={t('speed')} value={speed} onChange={setSpeed} options={SPEEDS.map((it) => ({ value: it, label: `${it}×` }))} />
        <JumpToTime onJump={(minutes) => goTo(countBy(waktu, endOf(tanggal, minutes)))} />
      </div>
      <p className="player-place">{sayPlace(nomor)}</p>
    </section>
  );
}

/** A minute that is asked for is shown whole. */
const endOf = (tanggal: string, minutes: number) => new Date(instantOf(tanggal, minutes + 1, clock.zone()).getTime() - 1).toISOString();

function JumpToTime({ onJump }: { onJump: (minutes: number) => void }) {
  const t = useWords('audit');
  const id = useId();
  const jump = (value: string) => {
    const [hours, minutes] = value.split(':').map(Number);
    if (hours !== undefined && minutes !== undefined) onJump(hours * 60 + minutes);
  };
  return (
    <span className="player-jump">
      <label htmlFor={id}>{t('jumpTo')}</label>
      <Input id={id} type="time" onChange={({ target }) => target.value && jump(target.value)} />
    </span>
  );
}
