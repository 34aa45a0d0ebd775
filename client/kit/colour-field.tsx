import { Input } from 'antd';
import { contrast } from '#client/kit/brand';
import { formatAngka } from '#client/kit/number';
import { tokensOf } from '#client/kit/tokens';
import { useWords } from '#client/kit/words';
import '#client/kit/colour.css';
import '#client/kit/colour.words';

type Props = { value?: string | null; onChange?: (value: string) => void; id?: string; label: string; disabled?: boolean };
const COLOUR = /^#[0-9a-f]{6}$/;

/** A colour by hand or by its number, with what is made of it so that it can be read. */
export function ColourField({ value, onChange, id, label, disabled }: Props) {
  const t = useWords('colour');
  const isColour = COLOUR.test(value ?? '');
  const change = (wish: string) => onChange?.(wish.toLowerCase());
  return (
    <div className="colour">
      <div className="colour-choice">
        <input type="color" aria-label={label} disabled={disabled} value={isColour ? (value as string) : '#000000'} onChange={({ target }) => change(target.value)} />
        <Input id={id} aria-label={id ? undefined : label} className="colour-number" disabled={disabled} value={value ?? ''} maxLength={7} autoComplete="off" spellCheck={false} onChange={({ target }) => change(target.value.trim())} />
      </div>
      {isColour && <Guard colour={value as string} />}
      {!isColour && value && <p className="colour-about">{t('form')}</p>}
    </div>
  );
}

/** The colour as it is chosen, and as it is used where there is text on it or of it. */
function Guard({ colour }: { colour: string }) {
  const t = useWords('colour');
  const [light, dark] = [tokensOf('light', colour), tokensOf('dark', colour)];
  const ratio = (one: string, other: string) => formatAngka(Math.floor(contrast(one, other) * 10) / 10);
  const raw = contrast(colour, '#ffffff');
  return (
    <div className="colour-guard">
      <p className="colour-about">{t(raw < 4.5 ? 'tooPale' : 'readable', { rasio: ratio(colour, '#ffffff') })}</p>
      <ul aria-label={t('used')}>
        <li style={{ background: light.brand, color: light['on-brand'] }}>{t('fill')} {ratio(light.brand, light['on-brand'])}:1</li>
        <li style={{ background: light.page, color: light['brand-text'] }}>{t('light')} {ratio(light['brand-text'], light.page)}:1</li>
        <li style={{ background: dark.raised, color: dark['brand-text'] }}>{t('dark')} {ratio(dark['brand-text'], dark.raised)}:1</li>
      </ul>
    </div>
  );
}
