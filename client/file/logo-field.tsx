import { Button } from 'antd';
import { file } from '#contract/file/file.api';
import { fileAt, usePicture } from '#client/kit/picture';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useWords } from '#client/kit/words';
import { ENDINGS } from '#client/file/photo-upload';
import '#client/file/file.words';

type Props = { value?: string | null; onChange?: (value: string | null) => void };

/** The school's logo as the form has it: kept with the other settings, or taken away. */
export function LogoField({ value, onChange }: Props) {
  const t = useWords('file');
  const { url } = usePicture(fileAt(value));
  return (
    <div className="logo-field">
      {value && url && <img src={url} alt={t('logo')} />}
      {value && <Button onClick={() => onChange?.(null)}>{t('removeLogo')}</Button>}
      <UploadPhoto endpoint={file.keepLogo} resize="original" endings={ENDINGS} onDone={(id) => onChange?.(id)} />
    </div>
  );
}
