import { Button, Form, Radio, Slider } from 'antd';
import { useState } from 'react';
import { type Display, MENU_WIDTH } from '#contract/institution/display';
import { useArranging } from '#client/display/arranging';
import { useDisplay } from '#client/display/display';
import { useSchool } from '#client/shell/school';
import { ColourField } from '#client/kit/colour-field';
import { useLanguage, useWords } from '#client/kit/words';
import '#client/display/display.words';

const COLOUR = /^#[0-9a-f]{6}$/;

/** How the product looks to this person, on all their devices; every choice is seen and kept at once. */
export function DisplayChoices() {
  const t = useWords('display');
  const it = useDisplay();
  const arrange = useArranging();
  const language = useLanguage();
  const choices = <N extends 'menu_layout' | 'theme' | 'language' | 'density'>(name: N, values: readonly NonNullable<Display[N]>[], value: Display[N]) => (
    <Form.Item label={t(name)}>
      <Radio.Group aria-label={t(name)} value={value} onChange={({ target }) => arrange({ [name]: target.value })}
        options={values.map((one) => ({ value: one, label: t(`${name}.${one}` as never) }))} />
    </Form.Item>
  );
  return (
    <Form layout="vertical">
      {choices('theme', ['default', 'dark', 'system'], it.theme)}
      {choices('language', ['id', 'en'], language)}
      {choices('density', ['comfortable', 'compact'], it.density)}
      {choices('menu_layout', ['left', 'top'], it.menu_layout)}
      <Form.Item label={t('menu_width', { n: it.menu_width })}><MenuWidth /></Form.Item>
      <Form.Item label={t('primary_color')}><OwnColour /></Form.Item>
    </Form>
  );
}

function MenuWidth() {
  const t = useWords('display');
  const { menu_width } = useDisplay();
  const arrange = useArranging();
  const [moved, setMoved] = useState<number>();
  return (
    <Slider min={MENU_WIDTH.min} max={MENU_WIDTH.max} step={8} value={moved ?? menu_width} ariaLabelForHandle={t('menu_width', { n: moved ?? menu_width })}
      onChange={setMoved} onChangeComplete={(width) => {
        setMoved(undefined);
        arrange({ menu_width: width });
      }} />
  );
}

/** The school's colour unless somebody wants another; what is not a colour yet is not kept. */
function OwnColour() {
  const t = useWords('display');
  const { primary_color } = useDisplay();
  const school = useSchool()?.primary_color ?? '#4b7cf3';
  const arrange = useArranging();
  const [typed, setTyped] = useState<string>();
  const change = (colour: string) => {
    setTyped(COLOUR.test(colour) ? undefined : colour);
    if (COLOUR.test(colour)) arrange({ primary_color: colour });
  };
  return (
    <>
      <ColourField label={t('primary_color')} value={typed ?? primary_color ?? school} onChange={change} />
      {primary_color && <Button onClick={() => arrange({ primary_color: null })}>{t('ofSchool')}</Button>}
    </>
  );
}
